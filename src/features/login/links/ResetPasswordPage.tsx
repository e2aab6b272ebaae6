import { Trans, useLingui } from "@lingui/react/macro";
import { NewPasswordForm } from "#src/features/login/password/NewPasswordForm.tsx";
import { BackToLogin } from "#src/features/login/BackToLogin.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { LinkEnded } from "./LinkEnded.tsx";
import { isLinkEnded, resetPassword } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** A new password by the link of a mail. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useLingui();
  const { mutateAsync, isSuccess, error } = useSending(resetPassword);
  if (!token || isLinkEnded(error)) {
    return (
      <LinkEnded>
        <Trans>
          It has already been used or has expired. You can{" "}
          <AppLink to="/forgot-password">ask for a new one</AppLink>.
        </Trans>
      </LinkEnded>
    );
  }
  if (isSuccess) {
    return (
      <InkPage
        title={t`Your password has been changed`}
        heading={<Trans>Your password has been changed</Trans>}
        lead={<Trans>You have been logged out on every device. Log in with the new password.</Trans>}
      >
        <LinkButton to="/login" look="primary" size="large" wide>
          <Trans>Log in</Trans>
        </LinkButton>
      </InkPage>
    );
  }
  return (
    <InkPage
      title={t`Choose a new password`}
      heading={<Trans>Choose a new password</Trans>}
      lead={<Trans>Saving it logs you out on every device.</Trans>}
      isTall
    >
      <NewPasswordForm names={[]} onSend={(newPassword) => mutateAsync({ token, newPassword })}>
        <Trans comment="Button">Save password</Trans>
      </NewPasswordForm>
      <BackToLogin />
    </InkPage>
  );
}
