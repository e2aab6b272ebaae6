import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReviewLink } from "#contract/review-link.ts";
import side from "#src/features/productions/side/Side.module.css";
import { formatZoned } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { CopyField } from "#src/ui/form/text/CopyField.tsx";
import styles from "./Review.module.css";

interface OpenLinkProps {
  link: ReviewLink;
  /** What guests give, where it was set on this page. */
  password: string | undefined;
  timeZone: string;
  isBusy: boolean;
  onPassword: (password: string | null) => void;
  onRevoke: (onRevoked: () => void) => void;
}

/** A link that is open: its address, until when, who came, its password, and the way to end it. */
export function OpenLink({ link, password, timeZone, isBusy, onPassword, onRevoke }: OpenLinkProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { path, closesAt, guestCount, hasPassword } = link;
  const closing = formatZoned(closesAt, timeZone, currentLocale());
  const close = () => setAsking(false);
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
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        <Trans comment="Button: a link for guests no longer works">Revoke link</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t({ message: "Revoke the link?", comment: "Heading" })}
        act={<Trans comment="Button: a link for guests no longer works">Revoke link</Trans>}
        busy={isBusy}
        onConfirm={() => onRevoke(close)}
        onClose={close}
      >
        <p>
          <Trans>
            The link stops working immediately, and guests’ notes that were not taken over are lost. This
            cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}
