import { Trans, useLingui } from "@lingui/react/macro";
import { agency } from "#src/lib/agency.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/Container.tsx";
import { privacyTitle } from "./privacy-meta.ts";
import { PrivacyRights } from "./PrivacyRights.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import styles from "./PrivacyPage.module.css";

/** The information notice that article 10 of the Turkish data protection law (KVKK) demands. */
export function PrivacyPage() {
  const { i18n } = useLingui();
  const { name, email } = agency;
  usePageTitle(i18n._(privacyTitle));
  return (
    <Container className={styles["page"]}>
      <h1>
        <Trans>Privacy notice</Trans>
      </h1>
      <p className={styles["lead"]}>
        <Trans>
          This notice tells you, under article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK),
          what we do with your details. You need not tick anything to read it or to write to us.
        </Trans>
      </p>
      <PrivacySection title={<Trans>Who is responsible</Trans>}>
        <p>
          <Trans comment="Privacy notice; name is the agency’s, email its address, a link">
            {name} is the data controller. You can reach us at <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>What we process</Trans>}>
        <ul>
          <li>
            <Trans>
              Voice requests: your name, phone number, e-mail address, company and what you tell us about the
              project.
            </Trans>
          </li>
          <li>
            <Trans>Accounts of our clients: name, username, liked voices and offers.</Trans>
          </li>
          <li>
            <Trans>Security: your IP address, for as long as it takes to hold back misuse.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            We use no advertising or tracking cookies. Your language, your theme and, while you are signed in,
            your session stay in your own browser.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Why, and on what legal ground</Trans>}>
        <p>
          <Trans>
            We answer your request, suggest voices and prepare an offer because this is necessary to conclude
            or perform a contract with you (KVKK article 5/2-c). We keep our services secure because we have a
            legitimate interest in it that does not harm your rights (article 5/2-f), and we keep what the law
            tells us to keep (article 5/2-ç). We collect these details electronically: through the form, by
            e-mail and by message.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Who receives them</Trans>}>
        <p>
          <Trans comment="Privacy notice; name is the agency's">
            Only the people at {name} who work on your request, the providers that host our site and carry our
            e-mail, and public authorities where the law obliges us. We sell nothing to anybody. If you choose
            to write on WhatsApp, your message travels through that company’s servers, which may be abroad,
            under its own terms.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>How long we keep them</Trans>}>
        <p>
          <Trans>
            Voice requests are deleted automatically after 180 days. If a project follows, contract and
            invoice details are kept for the periods that tax and commercial law prescribe, and then deleted.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacyRights />
    </Container>
  );
}
