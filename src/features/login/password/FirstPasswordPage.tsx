import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LogoutLink } from "#src/features/login/LogoutLink.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { refetchSession } from "#src/session/queries.ts";
import { startPage, type Session } from "#src/session/session.ts";
import { setFirstPassword } from "./mutations.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

interface FirstPasswordPageProps {
  session: Session;
  next: string | undefined;
}

/** Asks for an own password in place of the one that was handed over. The only other way is to log out. */
export function FirstPasswordPage({ session, next }: FirstPasswordPageProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { mutateAsync } = useSending(setFirstPassword);
  const { userType, profile } = session;
  const { userName } = profile;
  const names = [userName, profile.name, ...(userType === "client" ? [profile.lastName] : [])];
  const save = async (newPassword: string) => {
    await mutateAsync({ newPassword });
    const changed = await refetchSession(queryClient);
    history.replace(next ?? startPage(changed));
  };
  return (
    <InkPage
      title={t`Choose your own password`}
      heading={<Trans>Choose your own password</Trans>}
      lead={
        <Trans comment="The tag makes the user name bold">
          You were given a password to log in with once. From now on you log in with this one,{" "}
          <strong>{userName}</strong>.
        </Trans>
      }
      isTall
    >
      <NewPasswordForm names={names} userName={userName} onSend={save}>
        <Trans>Save password and continue</Trans>
      </NewPasswordForm>
      <LogoutLink />
    </InkPage>
  );
}
