import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import type { ProductionAct } from "#contract/productions/acts.ts";
import { openNotesOfAll, takesOfRound, takesToHandOver } from "#src/features/productions/takes.ts";
import { ProductionDialog, type ActDialogProps } from "./ProductionDialog.tsx";
import { TakeLines } from "./TakeLines.tsx";
import { WhoIsTold } from "./WhoIsTold.tsx";

export type ActKind = Exclude<ProductionAct["kind"], "shareOriginals">;

const withText = (text: string) => (text ? { text } : {});

/** Hands the takes of a new round over. */
function HandOverDialog(props: ActDialogProps) {
  const { t } = useLingui();
  const takes = takesToHandOver(props.offer.production);
  return (
    <ProductionDialog
      {...props}
      kind="handOver"
      title={t({ message: "Hand over?", comment: "Heading of a window: takes for listening" })}
      action={<Trans comment="Button: gives takes to the client for listening">Hand over</Trans>}
      text={{
        label: t({ message: "Message", context: "hand over", comment: "Label of a field" }),
        isRequired: false,
      }}
      act={(eventId, text) => ({ kind: "handOver", eventId, ...withText(text) })}
    >
      <TakeLines takes={takes} label={t({ message: "Takes", comment: "Name of a list: recordings" })} />
      <p>
        <WhoIsTold offer={props.offer} />
      </p>
    </ProductionDialog>
  );
}

function TakeBackDialog(props: ActDialogProps) {
  const { t } = useLingui();
  return (
    <ProductionDialog
      {...props}
      kind="takeBack"
      title={t({ message: "Take back what was handed over?", comment: "Heading of a window" })}
      action={<Trans comment="Button: undoes that takes were handed over">Take back</Trans>}
      act={(eventId) => ({ kind: "takeBack", eventId })}
    >
      <p>
        <Trans>
          The client no longer sees the takes of this round; you can change them and hand them over again.
        </Trans>
      </p>
    </ProductionDialog>
  );
}

/** Asks for changes: open notes say which, else a text. */
function AskChangesDialog(props: ActDialogProps) {
  const { t } = useLingui();
  const { takes, round, roundsIncluded } = props.offer.production;
  const notes = openNotesOfAll(takes);
  return (
    <ProductionDialog
      {...props}
      kind="askChanges"
      title={t({ message: "Ask for changes?", comment: "Heading of a window" })}
      action={<Trans comment="Button: the client wants takes changed">Ask for changes</Trans>}
      text={{
        label: t({ message: "What should change?", comment: "Label of a field" }),
        isRequired: notes === 0,
      }}
      act={(eventId, text) => ({ kind: "askChanges", eventId, ...withText(text) })}
    >
      <p>
        <Plural
          comment="What asking for changes does, and how many notes are open"
          value={notes}
          _0="No note is open; write what should change."
          one="The agency gets # open note and works on it. Notes of this round stand from then on."
          other="The agency gets # open notes and works on them. Notes of this round stand from then on."
        />
      </p>
      {round >= roundsIncluded && (
        <p>
          <Trans>The next round is outside what was agreed.</Trans>
        </p>
      )}
    </ProductionDialog>
  );
}

/** Says which takes become final, byte for byte. */
function ApproveDialog(props: ActDialogProps) {
  const { t } = useLingui();
  const { takes, round } = props.offer.production;
  const approved = takesOfRound(takes, round);
  return (
    <ProductionDialog
      {...props}
      kind="approve"
      title={t({ message: "Approve the takes?", comment: "Heading of a window" })}
      action={<Trans comment="Button: takes are final">Approve</Trans>}
      act={(eventId) => ({ kind: "approve", eventId, takeIds: approved.map(({ takeId }) => takeId) })}
    >
      <TakeLines takes={approved} label={t({ message: "Takes", comment: "Name of a list: recordings" })} />
      <p>
        <Trans>
          These takes are final from then on, byte for byte. Their files can be downloaded, and who approved
          what stays in the record.
        </Trans>
      </p>
    </ProductionDialog>
  );
}

function ReopenDialog(props: ActDialogProps) {
  const { t } = useLingui();
  return (
    <ProductionDialog
      {...props}
      kind="reopen"
      title={t({ message: "Reopen the production?", comment: "Heading of a window" })}
      action={<Trans comment="Button: approved takes are worked on again">Reopen</Trans>}
      text={{
        label: t({ message: "Reason", context: "reopen", comment: "Label of a field" }),
        isRequired: true,
      }}
      act={(eventId, reason) => ({ kind: "reopen", eventId, reason })}
    >
      <p>
        <Trans>A new round begins. The approval stays in the record.</Trans>
      </p>
    </ProductionDialog>
  );
}

const dialogs: Record<ActKind, ComponentType<ActDialogProps>> = {
  handOver: HandOverDialog,
  takeBack: TakeBackDialog,
  askChanges: AskChangesDialog,
  approve: ApproveDialog,
  reopen: ReopenDialog,
};

/** The dialog of an act. */
export function ActDialog({ kind, ...props }: ActDialogProps & { kind: ActKind }) {
  const Shown = dialogs[kind];
  return <Shown {...props} />;
}
