import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { AddPasskey } from "#src/features/account/passkeys/AddPasskey.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { CodesGuard } from "./CodesGuard.tsx";
import styles from "./FactorSetup.module.css";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TotpSetup } from "./TotpSetup.tsx";
import { useShownCodes } from "./use-shown-codes.ts";

/** Sets up a second factor outside `/account`: an authenticator app, or a passkey. `onDone`: one is there. */
export function FactorSetup({ onDone }: { onDone: () => void }) {
  const shown = useShownCodes(onDone);
  const [isApp, setApp] = useState(false);
  if (shown.codes) {
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
  if (isApp) {
    return (
      <TotpSetup onCodes={shown.show} onDecline={() => setApp(false)}>
        {(fields, isPending) => (
          <div className={styles["ways"]}>
            {fields}
            <Button type="submit" look="primary" size="large" wide busy={isPending}>
              <Trans>Turn on</Trans>
            </Button>
            <Button onClick={() => setApp(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
      </TotpSetup>
    );
  }
  return (
    <div className={styles["ways"]}>
      <Button look="primary" size="large" wide onClick={() => setApp(true)}>
        <Trans>Set up an authenticator app</Trans>
      </Button>
      <AddPasskey onAdded={onDone} />
    </div>
  );
}
