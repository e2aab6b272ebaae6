import { Trans } from "@lingui/react/macro";
import type { OwnAccount } from "#contract/account.ts";
import { limits } from "#contract/constants/limits.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { AgencyContact } from "#src/session/no-mail/AgencyContact.tsx";
import { InviteColleague } from "./InviteColleague.tsx";
import { PersonRow } from "./PersonRow.tsx";

interface PeopleGroupProps {
  account: Pick<OwnAccount, "userName" | "people">;
  /** Invitations are letters. */
  hasMail: boolean;
}

/** The people of one's own company. The first one invites and removes others. */
export function PeopleGroup({ account, hasMail }: PeopleGroupProps) {
  const { people, userName } = account;
  const isFirst = people.some((person) => person.userName === userName && person.isFirst);
  return (
    <AccountGroup
      title={<Trans>People of your company</Trans>}
      hint={<Trans>Everyone logs in with their own account; offers and likes are shared.</Trans>}
    >
      <ul>
        {people.map((person) => (
          <li key={person.userName}>
            <PersonRow
              person={person}
              isSelf={person.userName === userName}
              mayRemove={isFirst && person.userName !== userName}
            />
          </li>
        ))}
      </ul>
      {isFirst && people.length < limits.people && (
        <RowBox>
          {hasMail ? (
            <InviteColleague />
          ) : (
            <p>
              <span>
                <Trans comment="In place of the button that invites a colleague; before the agency’s address or name">
                  Nobody can be invited from here, because this site sends no e-mail. For an account for a
                  colleague, ask us:
                </Trans>
              </span>{" "}
              <AgencyContact />
            </p>
          )}
        </RowBox>
      )}
    </AccountGroup>
  );
}
