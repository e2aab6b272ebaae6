import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useState } from "react";
import type { TeamMember } from "#contract/team.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { NoMailNote } from "#src/session/no-mail/NoMailNote.tsx";
import { teamQuery } from "#src/session/people/team-query.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { TeamList } from "./TeamList.tsx";

const InviteDialog = lazyPart(() => import("./InviteDialog.tsx").then((code) => code.InviteDialog));

/** The owners: who has a second factor, another one invited, one removed. `hasMail`: letters can be sent. */
export function TeamPage({ hasMail }: { hasMail: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(teamQuery);
  const [invitation, setInvitation] = useState<"unused" | "open" | "closed">("unused");
  const [leaving, setLeaving] = useState<{ member: TeamMember; isOpen: boolean }>();
  return (
    <ListPage
      title={t({ message: "Team", comment: "Link of the second row, and heading" })}
      head={
        <Button
          look="primary"
          icon={<UserRoundPlus size={20} aria-hidden="true" />}
          onClick={() => setInvitation("open")}
        >
          <Trans comment="Button: makes an account for another owner">Invite to the team</Trans>
        </Button>
      }
      isActWide
    >
      {!hasMail && <NoMailNote />}
      {data ? (
        <TeamList members={data} onRemove={(member) => setLeaving({ member, isOpen: true })} />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      {invitation !== "unused" && (
        <InviteDialog
          open={invitation === "open"}
          hasMail={hasMail}
          onClose={() => setInvitation("closed")}
          onMissing={() => setInvitation("unused")}
        />
      )}
      {leaving && (
        <RemoveDialog
          key={leaving.member.userName}
          member={leaving.member}
          open={leaving.isOpen}
          onClose={() => setLeaving({ ...leaving, isOpen: false })}
        />
      )}
    </ListPage>
  );
}
