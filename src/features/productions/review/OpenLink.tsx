import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReviewLink } from "#contract/productions/review-link.ts";
import side from "#src/features/productions/side/Side.module.css";
import { formatZoned } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { CopyField } from "#src/ui/form/text/CopyField.tsx";
import { ConfirmChange } from "./ConfirmChange.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import styles from "./Review.module.css";

interface OpenLinkProps {
  offerId: string;
  link: ReviewLink;
  /** What guests give, where it was set on this page. */
  password: string | undefined;
  timeZone: string;
  onPassword: (password: string | null) => void;
  /** The link is about to go away. */
  onRevoked: () => void;
}

/** A link that is open: its address, until when, who came, its password, and the ways to change and to end it. */
export function OpenLink(props: OpenLinkProps) {
  const { offerId, link, password, timeZone, onPassword, onRevoked } = props;
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { path, greeting, closesAt, guestCount, hasPassword } = link;
  const closing = formatZoned(closesAt, timeZone, currentLocale());
  return (
    <div className={styles["link"]}>
      {path !== null && (
        <CopyField
          label={<Trans comment="Label of a field: the link of a room for guests">Link for guests</Trans>}
          copy={t({ message: "Copy link", comment: "Button" })}
          text={new URL(path, location.origin).href}
        />
      )}
      <p className={side["note"]}>
        <Trans comment="When a room closes; closing is a day and a time">Closes: {closing}</Trans> ·{" "}
        <Plural
          comment="How many guests have written notes"
          value={guestCount}
          _0="no guests yet"
          one="# guest"
          other="# guests"
        />
      </p>
      {greeting !== "" && (
        <p className={styles["text"]} dir="auto">
          {greeting}
        </p>
      )}
      <Switch
        label={<Trans comment="Switch: guests of a room have to give a password">Password protection</Trans>}
        checked={hasPassword}
        onSwitch={(isOn) => onPassword(isOn ? newPassword(currentLocale()) : null)}
      />
      {hasPassword && password !== undefined && (
        <CopyField
          label={<Trans comment="Label of a field: what guests have to give">Password for guests</Trans>}
          copy={t({ message: "Copy the password", comment: "Name of a button" })}
          text={password}
          hint={<Trans>Send the password separately from the link; we cannot show it again.</Trans>}
        />
      )}
      <div className={styles["acts"]}>
        <Button size="small" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          <Trans comment="Button, and the heading of its dialog: of a link for guests">
            Last day and message
          </Trans>
        </Button>
        <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans comment="Button: a link for guests no longer works">Revoke link</Trans>
        </Button>
      </div>
      <LinkDialog
        offerId={offerId}
        link={link}
        timeZone={timeZone}
        open={isChanging}
        onClose={() => setChanging(false)}
      />
      <ConfirmChange
        offerId={offerId}
        change={{ act: "revoke" }}
        open={isAsking}
        title={t({ message: "Revoke the link?", comment: "Heading" })}
        act={<Trans comment="Button: a link for guests no longer works">Revoke link</Trans>}
        onDone={() => {
          setAsking(false);
          onRevoked();
        }}
        onClose={() => setAsking(false)}
      >
        <Trans>
          The link stops working immediately, and guests’ notes that were not taken over are lost. This cannot
          be undone.
        </Trans>
      </ConfirmChange>
    </div>
  );
}
