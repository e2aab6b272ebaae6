import type { ClientAccount } from "#contract/clients/clients.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import type { ClientActs } from "./use-client-acts.ts";

export interface ActDialogProps {
  account: ClientAccount;
  open: boolean;
  onClose: () => void;
}

const DeleteDialog = lazyPart(() => import("./DeleteDialog.tsx").then((code) => code.DeleteDialog));
const NamesDialog = lazyPart(() => import("./NamesDialog.tsx").then((code) => code.NamesDialog));
const PeopleDialog = lazyPart(() => import("./PeopleDialog.tsx").then((code) => code.PeopleDialog));
const RenewDialog = lazyPart(() => import("./RenewDialog.tsx").then((code) => code.RenewDialog));

const dialogs = { credentials: RenewDialog, names: NamesDialog, people: PeopleDialog, delete: DeleteDialog };

interface ActDialogsProps {
  acts: ClientActs;
  /** The accounts as they are now. */
  accounts: ClientAccount[];
}

/** The dialog of the act that was begun last. */
export function ActDialogs({ acts: { asking, isOpen, close }, accounts }: ActDialogsProps) {
  if (!asking) return null;
  const { act } = asking;
  const account = accounts.find(({ accountId }) => accountId === asking.account.accountId) ?? asking.account;
  const ActDialog = dialogs[act];
  return (
    <ActDialog
      key={`${act} ${account.accountId}`}
      account={account}
      open={isOpen}
      onClose={close}
      onMissing={close}
    />
  );
}
