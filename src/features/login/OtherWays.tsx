import { Trans } from "@lingui/react/macro";
import KeyRound from "lucide-react/icons/key-round";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { loginWithPasskey } from "#src/session/passkeys/sign-in.ts";
import { preloadPasskeys, usePasskeySignal } from "#src/session/passkeys/use-passkey.ts";
import type { Session } from "#src/session/session.ts";
import { AgencyContact } from "#src/session/no-mail/AgencyContact.tsx";
import { visitorHas } from "#src/session/visitor.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./OtherWays.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

/** A passkey, and the way to a new password: a letter, else whom to ask; where this server has them. The form says what failed. */
export function OtherWays({ onLogin }: { onLogin: (session: Session) => void }) {
  const { mutate, isPending } = useSending(loginWithPasskey);
  const newSignal = usePasskeySignal();
  if (!visitorHas("accounts")) return null;
  return (
    <div className={styles["ways"]}>
      <Button
        size="large"
        wide
        icon={<KeyRound size={20} aria-hidden="true" />}
        busy={isPending}
        onPointerEnter={preloadPasskeys}
        onFocus={preloadPasskeys}
        onClick={() => mutate(newSignal(), { onSuccess: onLogin })}
      >
        <Trans>Use a passkey instead</Trans>
      </Button>
      {visitorHas("mail") ? (
        <AppLink to="/forgot-password" className={styles["link"]}>
          <Trans comment="Link and page title">Forgot your password?</Trans>
        </AppLink>
      ) : (
        <p className={styles["ask"]}>
          <span>
            <Trans comment="No e-mail is sent here; before the agency’s address or name">
              Forgot your password? Ask us for a new one:
            </Trans>
          </span>{" "}
          <AgencyContact />
        </p>
      )}
    </div>
  );
}
