import type { ClientAccount } from "#contract/clients.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import type { ClientActs } from "./use-client-acts.ts";

export interface ActDialogProps {
  account: ClientAccount;
  open: boolean;
  onClose: () => void;
  onExport: () => void;
}

const DeleteDialog = lazyPart(() => import("./DeleteDialog.tsx").then((code) => code.DeleteDialog));
const NamesDialog = lazyPart(() => import("./NamesDialog.tsx").then((code) => code.NamesDialog));
const PeopleDialog = lazyPart(() => import("./PeopleDialog.tsx").then((code) => code.PeopleDialog));
const RenewDialog = lazyPart(() => import("./RenewDialog.tsx").then((code) => code.RenewDialog));

const dialogs = { credentials: RenewDialog, names: NamesDialog, people: PeopleDialog, delete: DeleteDialog };

/** The dialog of the act that was begun last. */
export function ActDialogs({ acts: { asking, isOpen, close, begin } }: { acts: ClientActs }) {
  if (!asking) return null;
  const { act, account } = asking;
  const ActDialog = dialogs[act];
  return (
    <ActDialog
      key={`${act} ${account.accountId}`}
      account={account}
      open={isOpen}
      onClose={close}
      onMissing={close}
      onExport={() => begin("export", account)}
    />
  );
}
