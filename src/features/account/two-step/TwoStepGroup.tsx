import { Trans, useLingui } from "@lingui/react/macro";
import Shield from "lucide-react/icons/shield";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import type { OwnAccount, TotpSetup } from "#contract/account.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { ActFailure, FailureRow } from "#src/features/account/ActFailure.tsx";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { CodesDialog } from "./CodesDialog.tsx";
import { CodesRow } from "./CodesRow.tsx";
import { TotpDialog } from "./TotpDialog.tsx";
import { beginTotp, renewRecoveryCodes, turnTotpOff } from "./mutations.ts";
import { useShownCodes } from "./use-shown-codes.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The authenticator app and the recovery codes. */
export function TwoStepGroup({ totp }: { totp: OwnAccount["totp"] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"set-up" | "turn-off" | "renew">();
  const [setup, setSetup] = useState<TotpSetup>();
  const close = () => setOpen(undefined);
  const shown = useShownCodes();
  const beginning = useSending(beginTotp);
  const off = useSending(turnTotpOff);
  const renewal = useSending(renewRecoveryCodes);
  const day = totp ? formatDate(totp.confirmedAt, currentLocale()) : "";
  const showCodes = (codes: string[]) => {
    close();
    shown.show(codes);
  };
  const ask = (question: "turn-off" | "renew") => {
    off.reset();
    renewal.reset();
    setOpen(question);
  };
  const begin = () =>
    beginning.mutate(undefined, {
      onSuccess: (next) => {
        setSetup(next);
        setOpen("set-up");
      },
    });
  return (
    <AccountGroup
      title={<Trans>Two-step verification</Trans>}
      hint={
        <Trans>
          When you log in with your password, you are also asked for a six-digit code from an app on your
          phone.
        </Trans>
      }
    >
      {/* One button for both states: it takes the focus back when its window closes. */}
      <AccountRow
        icon={totp ? <ShieldCheck size={20} /> : <Shield size={20} />}
        isOn={totp !== null}
        title={
          totp ? <Trans>The authenticator app is on</Trans> : <Trans>The authenticator app is off</Trans>
        }
        detail={totp && t({ message: `On since: ${day}`, comment: "day is a date" })}
        action={
          <Button
            aria-label={totp ? t`Turn off two-step verification` : t`Set up two-step verification`}
            busy={beginning.isPending}
            onClick={totp ? () => ask("turn-off") : begin}
          >
            {totp ? (
              <Trans comment="Button: turns two-step verification off">Turn off</Trans>
            ) : (
              <Trans comment="Button: begins two-step verification">Set up</Trans>
            )}
          </Button>
        }
      />
      {totp && <CodesRow left={totp.recoveryCodes} onRenew={() => ask("renew")} />}
      <FailureRow error={beginning.error} />
      <TotpDialog open={open === "set-up"} setup={setup} onCodes={showCodes} onClose={close} />
      <ConfirmDialog
        open={open === "turn-off"}
        title={<Trans>Turn off two-step verification?</Trans>}
        act={<Trans comment="Button: turns two-step verification off">Turn verification off</Trans>}
        busy={off.isPending}
        onConfirm={() => off.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>
          <Trans>
            Your password alone will then be enough to log in, and the recovery codes will stop working.
          </Trans>
        </p>
        <ActFailure error={off.error} />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === "renew"}
        title={<Trans>Make new recovery codes?</Trans>}
        act={<Trans comment="Button: replaces the recovery codes">Make new ones</Trans>}
        busy={renewal.isPending}
        onConfirm={() => renewal.mutate({ onCodes: showCodes })}
        onClose={close}
      >
        <p>
          <Trans>The codes you have now will stop working.</Trans>
        </p>
        <ActFailure error={renewal.error} />
      </ConfirmDialog>
      <CodesDialog shown={shown} />
    </AccountGroup>
  );
}
