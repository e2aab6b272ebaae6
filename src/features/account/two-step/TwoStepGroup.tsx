import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Shield from "lucide-react/icons/shield";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import type { OwnAccount } from "#contract/account.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { formatDate } from "#src/lib/i18n/format-date.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { CodesRow } from "./CodesRow.tsx";
import { TwoStepDialog } from "./TwoStepDialog.tsx";
import { renewRecoveryCodes, turnTotpOff } from "./mutations.ts";
import { useShownCodes } from "./use-shown-codes.ts";

/** The authenticator app and the recovery codes. */
export function TwoStepGroup({ totp }: { totp: OwnAccount["totp"] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"set-up" | "turn-off" | "renew">();
  const close = () => setOpen(undefined);
  const shown = useShownCodes(close);
  const off = useMutation(turnTotpOff);
  const renewal = useMutation(renewRecoveryCodes);
  const day = totp ? formatDate(totp.confirmedAt, currentLocale()) : "";
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
      {totp ? (
        <>
          <AccountRow
            icon={<ShieldCheck size={20} />}
            isOn
            title={<Trans>The authenticator app is on</Trans>}
            detail={t({ message: `On since: ${day}`, comment: "day is a date" })}
            action={
              <Button
                aria-label={t`Turn off two-step verification`}
                onClick={() => {
                  off.reset();
                  setOpen("turn-off");
                }}
              >
                <Trans comment="Button: turns two-step verification off">Turn off</Trans>
              </Button>
            }
          />
          <CodesRow
            left={totp.recoveryCodes}
            onRenew={() => {
              renewal.reset();
              setOpen("renew");
            }}
          />
        </>
      ) : (
        <AccountRow
          icon={<Shield size={20} />}
          title={<Trans>The authenticator app is off</Trans>}
          action={
            <Button aria-label={t`Set up two-step verification`} onClick={() => setOpen("set-up")}>
              <Trans comment="Button: begins two-step verification">Set up</Trans>
            </Button>
          }
        />
      )}
      <TwoStepDialog open={open === "set-up" || shown.codes !== undefined} shown={shown} />
      <ConfirmDialog
        open={open === "turn-off"}
        title={<Trans>Turn off two-step verification?</Trans>}
        act={<Trans>Turn off</Trans>}
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
        open={open === "renew" && shown.codes === undefined}
        title={<Trans>Make new recovery codes?</Trans>}
        act={<Trans comment="Button: replaces the recovery codes">Make new ones</Trans>}
        busy={renewal.isPending}
        onConfirm={() => renewal.mutate({ onCodes: shown.show })}
        onClose={close}
      >
        <p>
          <Trans>The codes you have now will stop working.</Trans>
        </p>
        <ActFailure error={renewal.error} />
      </ConfirmDialog>
    </AccountGroup>
  );
}
