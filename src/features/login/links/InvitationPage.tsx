import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { NewPasswordForm } from "#src/features/login/password/NewPasswordForm.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { startPage } from "#src/session/session.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { LinkEnded } from "./LinkEnded.tsx";
import { acceptInvitation, isLinkEnded } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The first password of an invited person, by the link of a mail; it leads straight into the workspace. */
export function InvitationPage({ token }: { token: string }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { mutateAsync, data, error } = useSending(acceptInvitation);
  const accept = async (newPassword: string) => {
    const { session } = await mutateAsync({ token, newPassword });
    if (session) history.replace(startPage(session));
  };
  if (!token || isLinkEnded(error)) {
    return (
      <LinkEnded>
        <Trans>
          It has already been used or has expired. Ask the person who invited you for a new one, or{" "}
          <AppLink to="/" hash="contact">
            get in touch
          </AppLink>
          .
        </Trans>
      </LinkEnded>
    );
  }
  if (data && !data.session) {
    const { username } = data;
    return (
      <InkPage
        title={t`Your password has been saved`}
        heading={<Trans>Your password has been saved</Trans>}
        lead={
          <Trans comment="The tag makes the username bold">
            Your username: <strong>{username}</strong>. Log in with it and the password you have just chosen.
          </Trans>
        }
      >
        <LinkButton to="/login" look="primary" size="large" wide>
          <Trans>Log in</Trans>
        </LinkButton>
      </InkPage>
    );
  }
  return (
    <InkPage
      title={t`Choose your password`}
      heading={<Trans>Choose your password</Trans>}
      lead={<Trans>You have been invited to the workspace. Log in with this password from now on.</Trans>}
      isTall
    >
      <NewPasswordForm names={[]} onSend={accept}>
        <Trans>Save password and continue</Trans>
      </NewPasswordForm>
    </InkPage>
  );
}
