import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { givePassword } from "#src/features/guest/calls/exchange.ts";
import { Problem, sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import { InkFrame } from "#src/ui/page/ink/InkFrame.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { PrivacyLink } from "./PrivacyLink.tsx";
import styles from "./PasswordPage.module.css";

const isWrong = (error: unknown) => error instanceof Problem && error.code === "wrong-room-password";

/** Asks for a room's password; before that nothing of the room is told. */
export function PasswordPage({ logo, settings }: { logo: ReactNode; settings: ReactNode }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || password === "") return input.current?.focus();
    setBusy(true);
    setError(undefined);
    try {
      await givePassword(password);
    } catch (refusal) {
      setError(refusal);
      input.current?.focus();
    }
    setBusy(false);
  };
  return (
    <main id="main" tabIndex={-1} className={styles["main"]}>
      <InkFrame
        logo={logo}
        settings={settings}
        sentence={
          <Trans comment="Beside the form that asks for a room's password">You are invited to listen.</Trans>
        }
      >
        <InkPage
          title={t({ message: "Listening room", comment: "Page title: a room for guests" })}
          heading={<Trans>This room is password-protected</Trans>}
          lead={
            <Trans>
              The person who sent you the link can tell you the password. You don’t need an account.
            </Trans>
          }
        >
          <form className={styles["form"]} onSubmit={(event) => void open(event)} noValidate>
            <Field
              required
              label={t({ message: "Room password", comment: "Label of a field" })}
              error={
                isWrong(error)
                  ? t({ message: "Wrong password.", comment: "Beside a field: the room has another one" })
                  : undefined
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={input}
                  type={isShown ? "text" : "password"}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  autoFocus
                  maxLength={roomLimits.password.most}
                  value={password}
                  onChange={({ currentTarget }) => setPassword(currentTarget.value)}
                  after={
                    <IconButton
                      label={
                        isShown
                          ? t({ message: "Hide password", comment: "Name of a button for screen readers" })
                          : t({ message: "Show password", comment: "Name of a button for screen readers" })
                      }
                      icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
                      onClick={() => setShown(!isShown)}
                    />
                  }
                />
              )}
            </Field>
            <Button type="submit" look="primary" size="large" wide busy={isBusy}>
              <Trans>Open the room</Trans>
            </Button>
            {error !== undefined && !isWrong(error) && (
              <Notice kind="danger">
                {translate(sentenceOf(error, msg`Server responded with an error.`))}
              </Notice>
            )}
          </form>
          <p className={styles["foot"]}>
            <Trans>We ask for no e-mail address and set no advertising cookies.</Trans> <PrivacyLink />
          </p>
        </InkPage>
      </InkFrame>
    </main>
  );
}
