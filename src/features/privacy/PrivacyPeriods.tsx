import { Trans } from "@lingui/react/macro";
import { Fact, OnlyWhen } from "./Fact.tsx";
import { TextSection } from "#src/ui/page/TextPage.tsx";

/** How long personal data is kept; the periods are those of the running server. */
export function PrivacyPeriods() {
  const requests = <Fact name="requests" />;
  const spam = <Fact name="spam" />;
  const backups = <Fact name="backups" />;
  const addresses = <Fact name="addresses" />;
  const devices = <Fact name="devices" />;
  const record = <Fact name="record" />;
  const guests = <Fact name="guests" />;
  const approved = <Fact name="approved" />;
  const unapproved = <Fact name="unapproved" />;
  return (
    <TextSection title={<Trans>How long we keep them</Trans>}>
      <ul>
        <li>
          <Trans comment="Privacy notice; requests is a duration such as “180 days”">
            Voice requests are deleted from our system automatically after {requests}, with what we noted and
            wrote about them.
          </Trans>
        </li>
        <li>
          <Trans comment="Privacy notice; spam is a duration such as “30 days”">
            Suspected spam among them is deleted after {spam}.
          </Trans>
        </li>
        <OnlyWhen fact="backups">
          <Trans comment="Privacy notice; backups is a duration such as “8 weeks”">
            What has been deleted stays in backups for {backups} more at most.
          </Trans>
        </OnlyWhen>
        <OnlyWhen fact="foreignBackups">
          <Trans>
            What has been deleted stays in backups for as long as the provider of our database keeps them.
          </Trans>
        </OnlyWhen>
        <li>
          <Trans>
            Accounts, liked voices, lists and offers are kept while the account exists. They are not deleted
            automatically; we delete them at your request, unless the law requires us to keep them.
          </Trans>
        </li>
        <li>
          <Trans comment="Privacy notice; approved and unapproved are durations such as “365 days” and “30 days”">
            Recordings that you have approved are deleted {approved} after their approval, the other ones of
            the same production after {unapproved}.
          </Trans>
        </li>
        <OnlyWhen fact="guests">
          <Trans comment="Privacy notice; guests is a duration such as “90 days”">
            What guests write and vote in a listening room is deleted with the room, at most {guests} after it
            closes; immediately if whoever invited them revokes the room.
          </Trans>
        </OnlyWhen>
        <OnlyWhen fact="mail">
          <Trans>
            Copies in our mailbox are not deleted automatically; we delete them at your request, unless the
            law requires us to keep them.
          </Trans>
        </OnlyWhen>
        <li>
          <Trans comment="Privacy notice; devices is a duration such as “90 days”">
            Sessions are deleted when they end: eight hours after their last use, and at most seven days after
            you last logged in or confirmed that it’s you. With which browser and system an account was used
            is kept for {devices}.
          </Trans>
        </li>
        <li>
          <Trans comment="Privacy notice; record is a duration such as “400 days”">
            The history is kept for {record}, because it proves who did what; it never contains a password.
          </Trans>
        </li>
        <li>
          <Trans comment="Privacy notice; addresses is a duration such as “30 days”">
            IP addresses are deleted from our system after {addresses} at the latest.
          </Trans>
        </li>
        <li>
          <Trans>
            If a project follows, contract and invoice details are kept for the periods that tax and
            commercial law prescribe, and then deleted.
          </Trans>
        </li>
      </ul>
    </TextSection>
  );
}
