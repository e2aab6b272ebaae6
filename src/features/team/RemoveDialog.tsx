import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamMember } from "#contract/team.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { removeOwner } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface RemoveDialogProps {
  member: TeamMember;
  open: boolean;
  onClose: () => void;
}

/** Asks before an owner is removed. */
export function RemoveDialog({ member, open, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { name, userName } = member;
  const { mutate, isPending, error } = useSending(removeOwner);
  const sentence = error && sentenceOfAct(error, msg`Server responded with an error.`);
  const remove = () => mutate(userName, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t({ message: `Remove ${name} from the team?`, comment: "Heading; name is a person’s" })}
      act={<Trans comment="Button: takes a person out">Remove</Trans>}
      busy={isPending}
      onConfirm={remove}
    >
      <p>
        <Trans>
          All sessions of this person end immediately, and they can no longer log in. What they did stays in
          the history, with “deleted” in place of the name.
        </Trans>
      </p>
      {sentence && <Notice kind="danger">{translate(sentence)}</Notice>}
    </ConfirmDialog>
  );
}
