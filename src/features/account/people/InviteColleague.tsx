import { Trans } from "@lingui/react/macro";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useState } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** The button that opens the form for an invitation. */
export function InviteColleague() {
  const [state, setState] = useState<"closed" | "open" | "sent">("closed");
  return (
    <>
      <Button icon={<UserRoundPlus size={18} aria-hidden="true" />} onClick={() => setState("open")}>
        <Trans>Invite a person</Trans>
      </Button>
      <Status>
        {state === "sent" && (
          <span>
            <Trans comment="Said once an invitation was sent">Invitation sent.</Trans>
          </span>
        )}
      </Status>
      <Dialog
        open={state === "open"}
        onClose={() => setState("closed")}
        title={<Trans>Invite a person</Trans>}
      >
        <InviteForm onInvited={() => setState("sent")} onClose={() => setState("closed")} />
      </Dialog>
    </>
  );
}
