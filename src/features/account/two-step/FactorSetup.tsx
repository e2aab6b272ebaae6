import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TotpSetup } from "#contract/account.ts";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { AddPasskey } from "#src/features/account/passkeys/AddPasskey.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { CodesGuard } from "./CodesGuard.tsx";
import styles from "./FactorSetup.module.css";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TotpForm } from "./TotpForm.tsx";
import { beginTotp } from "./mutations.ts";
import { useShownCodes } from "./use-shown-codes.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Sets up a second factor outside `/account`: an authenticator app, or a passkey. `onDone`: one is there. */
export function FactorSetup({ onDone }: { onDone: () => void }) {
  const shown = useShownCodes(onDone);
  const [setup, setSetup] = useState<TotpSetup>();
  const { mutate, isPending, error } = useSending(beginTotp);
  if (shown.isOpen) {
    return (
      <div className={styles["ways"]}>
        <RecoveryCodes codes={shown.codes} onCopied={shown.onCopied} />
        <Button look="primary" size="large" wide onClick={shown.close}>
          <Trans comment="Button: the next step">Continue</Trans>
        </Button>
        <CodesGuard {...shown.guard} />
      </div>
    );
  }
  if (setup) {
    return (
      <TotpForm setup={setup} onCodes={shown.show}>
        {(fields, isConfirming) => (
          <div className={styles["ways"]}>
            {fields}
            <Button type="submit" look="primary" size="large" wide busy={isConfirming}>
              <Trans>Turn on</Trans>
            </Button>
            <Button onClick={() => setSetup(undefined)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
      </TotpForm>
    );
  }
  return (
    <div className={styles["ways"]}>
      <Button
        look="primary"
        size="large"
        wide
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: setSetup })}
      >
        <Trans>Set up an authenticator app</Trans>
      </Button>
      <AddPasskey onAdded={onDone} />
      <ActFailure error={error} />
    </div>
  );
}
