import { Trans } from "@lingui/react/macro";
import type { TeamMember } from "#contract/team.ts";
import { Initials } from "#src/ui/tag/Initials.tsx";
import styles from "./MemberName.module.css";

/** Name and user name of an owner, and whether it is the reader. */
export const MemberName = ({ member: { name, userName, isYou } }: { member: TeamMember }) => (
  <span className={styles["who"]}>
    <Initials name={name} size="medium" />
    <span>
      <span className={styles["name"]}>
        {isYou ? (
          <span>
            <Trans comment="Beside the reader’s own name">{name} (you)</Trans>
          </span>
        ) : (
          name
        )}
      </span>
      <span className={styles["userName"]}>{userName}</span>
    </span>
  </span>
);

/** The address of an owner, or that there is none. */
export const MemberEmail = ({ member: { email } }: { member: TeamMember }) =>
  email ?? (
    <span className={styles["none"]}>
      <Trans comment="In place of an address">No e-mail</Trans>
    </span>
  );
