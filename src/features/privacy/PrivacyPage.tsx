import { Trans, useLingui } from "@lingui/react/macro";
import { agency } from "#src/lib/agency.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { TextPage, TextSection } from "#src/ui/page/TextPage.tsx";
import { Fact, OnlyWhen } from "./Fact.tsx";
import { privacyTitle } from "./privacy-meta.ts";
import { PrivacyPeriods } from "./PrivacyPeriods.tsx";
import { PrivacyRecipients } from "./PrivacyRecipients.tsx";
import { PrivacyRights } from "./PrivacyRights.tsx";

/** The information notice that article 10 of the Turkish data protection law (KVKK) demands (docs/privacy.md). */
export function PrivacyPage() {
  const { i18n } = useLingui();
  const { email } = agency;
  const controller = <Fact name="controller" />;
  const address = <Fact name="address" />;
  usePageTitle(i18n._(privacyTitle));
  return (
    <TextPage
      title={<Trans>Privacy notice</Trans>}
      lead={
        <Trans>
          This notice tells you, under article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK),
          how we process your personal data. It is for information only; no consent is needed.
        </Trans>
      }
    >
      <TextSection title={<Trans>Who is responsible</Trans>}>
        <p>
          <Trans comment="Privacy notice; controller is the agency’s legal title">
            Data controller: {controller}
          </Trans>
        </p>
        <OnlyWhen fact="address" as="p">
          <Trans comment="Privacy notice; address is the agency’s postal address">Address: {address}</Trans>
        </OnlyWhen>
        {email && (
          <p data-agency="email">
            <Trans comment="Privacy notice; email is the agency’s address, a link">
              You can reach us at <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        )}
      </TextSection>
      <TextSection title={<Trans>What we process</Trans>}>
        <ul>
          <li>
            <Trans>
              Voice requests: your name, phone number, e-mail address, company and what you tell us about the
              project; also what we note about your request and write to you.
            </Trans>
          </li>
          <li>
            <Trans>
              Accounts of our clients: name, username, company, liked voices, lists with their notes, offers
              and the language of e-mails; your password only as a hash, from which it cannot be recovered.
            </Trans>
          </li>
          <OnlyWhen fact="letters">
            <Trans>
              Accounts also hold your e-mail address and which e-mails you have chosen to get; e-mails about
              security are always sent.
            </Trans>
          </OnlyWhen>
          <li>
            <Trans>
              Logging in: when your account was last used; for each session, the kind of device, browser and
              system, without their versions or your location; for a passkey, its name and public key, never
              your fingerprint or face; for two-step verification, its key.
            </Trans>
          </li>
          <li>
            <Trans>
              History: what our staff change in accounts and requests, and what happens to the security of an
              account, when, and with what kind of device; only the number of refused logins, never what was
              typed. The history contains no names or addresses of account holders.
            </Trans>
          </li>
          <li>
            <Trans>
              Productions: the recordings that we make for you, the notes on them with who wrote them, and who
              approved which files.
            </Trans>
          </li>
          <OnlyWhen fact="guests">
            <Trans>
              Listening rooms: the name that you give as a guest, your votes, your notes and the voice that
              you choose.
            </Trans>
          </OnlyWhen>
          <li>
            <Trans>Security: your IP address, to prevent abuse.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            How often our clients play a voice, and which filters they use, is counted by day; who it was is
            not stored.
          </Trans>
        </p>
        <p>
          <Trans>
            We use no advertising or tracking cookies. Your language, your theme and, while you are signed in,
            your session stay in your own browser.
          </Trans>
        </p>
        <p>
          <Trans>
            Listening to a production’s recordings sets a cookie that only these recordings receive; it ends
            after twelve hours, or when you log out.
          </Trans>
        </p>
        <OnlyWhen fact="guests" as="p">
          <Trans>
            A listening room that you are invited to sets cookies that only this room receives, so that it
            recognizes you when you return.
          </Trans>
        </OnlyWhen>
      </TextSection>
      <TextSection title={<Trans>Why, and on what legal ground</Trans>}>
        <p>
          <Trans>
            We answer your request, suggest voices and prepare an offer because this is necessary to conclude
            or perform a contract with you (KVKK article 5/2-c). We keep our services secure because we have a
            legitimate interest in it that does not harm your fundamental rights (article 5/2-f). We keep
            contract and invoice details because this is necessary to fulfill our legal obligations (article
            5/2-ç). We collect personal data electronically, wholly or partly by automated means: through the
            form, by e-mail and by message.
          </Trans>
        </p>
        <OnlyWhen fact="guests" as="p">
          <Trans>
            We process what guests write and vote in listening rooms because whoever invites them, and we,
            have a legitimate interest in choosing voices together (article 5/2-f).
          </Trans>
        </OnlyWhen>
      </TextSection>
      <PrivacyRecipients />
      <PrivacyPeriods />
      <PrivacyRights />
    </TextPage>
  );
}
