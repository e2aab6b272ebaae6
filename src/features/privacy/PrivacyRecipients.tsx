import { Trans } from "@lingui/react/macro";
import { OnlyWhen } from "./Fact.tsx";
import { TextSection } from "#src/ui/page/TextPage.tsx";

/** Who receives personal data, and for what. */
export const PrivacyRecipients = () => (
  <TextSection title={<Trans>Who receives them, and why</Trans>}>
    <ul>
      <li>
        <Trans>Our staff who work on your request, to answer it.</Trans>
      </li>
      <OnlyWhen fact="guests">
        <Trans>
          Whoever invited you to a listening room sees your name, votes and notes, to choose voices; where the
          room shares notes, its other guests see yours with your name.
        </Trans>
      </OnlyWhen>
      <li>
        <Trans>The providers that host our site and its database, to run them.</Trans>
      </li>
      <OnlyWhen fact="mail">
        <Trans>Our e-mail provider, because new requests and offers are also sent to our mailbox.</Trans>
      </OnlyWhen>
      <OnlyWhen fact="letters">
        <Trans>Our e-mail provider also carries the e-mails that we send to account holders.</Trans>
      </OnlyWhen>
      <li>
        <Trans>Public authorities, where the law requires it.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        We never sell your data. If you choose to write on WhatsApp, your message is carried under WhatsApp’s
        own terms, on its servers, which may also be abroad.
      </Trans>
    </p>
  </TextSection>
);
