import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import FileDown from "lucide-react/icons/file-down";
import KeyRound from "lucide-react/icons/key-round";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Mail from "lucide-react/icons/mail";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import type { ClientAccount } from "#contract/clients/clients.ts";
import { accountState, firstPerson } from "./first-person.ts";

interface ActWords {
  name: MessageDescriptor;
  Icon: LucideIcon;
}

// lingui-set comment="Entry of the menu of a client"
/** What can be done with a client: the entries of its menu. */
export const actWords = {
  invite: { name: msg`Invite again`, Icon: Mail },
  credentials: { name: msg`Make new credentials`, Icon: KeyRound },
  names: { name: msg`Edit name`, Icon: Pencil },
  people: { name: msg`Show people`, Icon: Users },
  lock: { name: msg({ message: "Lock", comment: "Entry of the menu of a client" }), Icon: Lock },
  unlock: { name: msg({ message: "Unlock", comment: "Entry of the menu of a client" }), Icon: LockOpen },
  deactivate: {
    name: msg({ message: "Deactivate", comment: "Entry of the menu of a client" }),
    Icon: CircleMinus,
  },
  activate: {
    name: msg({ message: "Activate", comment: "Entry of the menu of a client" }),
    Icon: CircleCheck,
  },
  export: {
    name: msg({ message: "Download data", comment: "Entry of the menu of a client" }),
    Icon: FileDown,
  },
  delete: {
    name: msg({ message: "Delete", comment: "Entry of the menu of a client, and button" }),
    Icon: Trash2,
  },
} satisfies Record<string, ActWords>;

export type ClientAct = keyof typeof actWords;

/** The entries of an account's menu, in groups. Who was here already needs no invitation. */
export function actsFor(account: ClientAccount, hasMail: boolean): readonly (readonly ClientAct[])[] {
  const person = firstPerson(account);
  const mayInvite = hasMail && typeof person?.email === "string" && person.lastSeenAt === null;
  return [
    [...(mayInvite ? (["invite"] as const) : []), "credentials", "names", "people"],
    [
      accountState(account) === "locked" ? "unlock" : "lock",
      person?.state === "inactive" ? "activate" : "deactivate",
    ],
    ["export", "delete"],
  ];
}
