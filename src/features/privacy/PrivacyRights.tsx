import { Trans } from "@lingui/react/macro";
import { agency } from "#src/lib/agency.ts";
import { PrivacySection } from "./PrivacySection.tsx";

/** The rights under article 11 of the KVKK, and how to use them. */
export function PrivacyRights() {
  const { email } = agency;
  return (
    <PrivacySection title={<Trans comment="Heading of the privacy notice">Your rights</Trans>}>
      <p>
        <Trans>Under article 11 of the KVKK you may ask us</Trans>
      </p>
      <ul>
        <li>
          <Trans>whether we process your details, why, and whether they are used for that purpose;</Trans>
        </li>
        <li>
          <Trans>to whom they are passed on, at home or abroad;</Trans>
        </li>
        <li>
          <Trans>
            to correct them where they are wrong or incomplete, and to tell those who received them;
          </Trans>
        </li>
        <li>
          <Trans>to delete or destroy them when the reason for keeping them is gone;</Trans>
        </li>
        <li>
          <Trans>to look again at a result against you that came from automatic analysis alone;</Trans>
        </li>
        <li>
          <Trans>to make good the damage if unlawful processing harmed you.</Trans>
        </li>
      </ul>
      <p>
        <Trans comment="Privacy notice; email is the agency’s address, a link">
          Write to <a href={`mailto:${email}`}>{email}</a>; we answer free of charge, within 30 days at the
          latest. If our answer does not satisfy you, you may complain to the Personal Data Protection Board.
        </Trans>
      </p>
    </PrivacySection>
  );
}
