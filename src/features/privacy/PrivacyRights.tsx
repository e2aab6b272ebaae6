import { Trans } from "@lingui/react/macro";
import { agency } from "#src/lib/agency.ts";
import { TextSection } from "#src/ui/page/TextPage.tsx";

/** The rights under article 11 of the KVKK, and how to use them. */
export function PrivacyRights() {
  const { email } = agency;
  return (
    <TextSection title={<Trans comment="Heading of the privacy notice">Your rights</Trans>}>
      <p>
        <Trans>Under article 11 of the KVKK you have the right to</Trans>
      </p>
      <ul>
        <li>
          <Trans>learn whether your personal data is processed,</Trans>
        </li>
        <li>
          <Trans>ask for information about it if it is,</Trans>
        </li>
        <li>
          <Trans>learn why it is processed, and whether it is used for that purpose,</Trans>
        </li>
        <li>
          <Trans>know to whom it is passed on, at home or abroad,</Trans>
        </li>
        <li>
          <Trans>have it corrected where it is wrong or incomplete,</Trans>
        </li>
        <li>
          <Trans>have it deleted or destroyed when the reason for processing it is gone,</Trans>
        </li>
        <li>
          <Trans>have those who received it told of its correction or deletion,</Trans>
        </li>
        <li>
          <Trans>object to a result against you that comes from automatic analysis alone,</Trans>
        </li>
        <li>
          <Trans>be compensated if unlawful processing harmed you.</Trans>
        </li>
      </ul>
      {email && (
        <p data-agency="email">
          <Trans comment="Privacy notice; email is the agency’s address, a link">
            Write to <a href={`mailto:${email}`}>{email}</a>; we answer free of charge, within 30 days at the
            latest. If our answer does not satisfy you, you may complain to the Personal Data Protection
            Board.
          </Trans>
        </p>
      )}
    </TextSection>
  );
}
