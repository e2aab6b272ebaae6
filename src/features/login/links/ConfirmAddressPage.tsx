import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { LinkEnded } from "./LinkEnded.tsx";
import { confirmAddress, isLinkEnded } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const failed = msg`Server responded with an error.`;

/** Confirms a new e-mail address. Only the button does: programs that open the links of mails confirm nothing. */
export function ConfirmAddressPage({ token }: { token: string }) {
  const { t } = useLingui();
  const { mutate, isPending, isSuccess, error } = useSending(confirmAddress);
  if (!token || isLinkEnded(error)) {
    return (
      <LinkEnded>
        <Trans>
          It has already been used or has expired. You can have a new one sent from{" "}
          <AppLink to="/account">your account</AppLink>.
        </Trans>
      </LinkEnded>
    );
  }
  if (isSuccess) {
    return (
      <InkPage
        title={t`Your address is confirmed`}
        heading={<Trans>Your address is confirmed</Trans>}
        lead={<Trans>You can log in with it from now on, and your e-mails go there.</Trans>}
      >
        <LinkButton to="/account" look="primary" size="large" wide>
          <Trans>Go to your account</Trans>
        </LinkButton>
      </InkPage>
    );
  }
  return (
    <InkPage
      title={t`Confirm your address`}
      heading={<Trans>Confirm your address</Trans>}
      lead={<Trans>This e-mail address becomes the one of your account.</Trans>}
    >
      <Button look="primary" size="large" wide busy={isPending} onClick={() => mutate({ token })}>
        {isPending ? (
          <Trans>Submitting...</Trans>
        ) : (
          <Trans comment="Button: confirms an e-mail address">Confirm address</Trans>
        )}
      </Button>
      {error && <Notice kind="danger">{translate(sentenceOfWrite(error, failed))}</Notice>}
    </InkPage>
  );
}
