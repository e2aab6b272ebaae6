import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useState } from "react";
import type { ClientAccount } from "#contract/clients/clients.ts";
import { changeAccount, changePerson, exportAccount, inviteAgain } from "#src/features/clients/mutations.ts";
import type { ClientAct } from "#src/features/clients/list/client-acts.ts";
import { accountName, firstPerson } from "#src/features/clients/list/first-person.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** An act that asks in a dialog, and whom it concerns. */
export interface AskingAct {
  act: "credentials" | "names" | "people" | "delete";
  account: ClientAccount;
}

export interface ActNews {
  kind: "failure" | "news";
  sentence: Sentence;
  /** Whom it concerns, for a sentence of ours. */
  name?: string;
}

// lingui-set comment="After an act; name is a client’s"
const done: Record<Exclude<ClientAct, AskingAct["act"]>, MessageDescriptor> = {
  invite: msg`Invitation sent: {name}`,
  lock: msg`Locked: {name}`,
  unlock: msg`Unlocked: {name}`,
  deactivate: msg`Deactivated: {name}`,
  activate: msg`Activated: {name}`,
  export: msg`Data downloaded: {name}`,
};

const asks = (act: ClientAct): act is AskingAct["act"] => !(act in done);

/** What the menu of a client begins: some acts ask first, the others are done at once and say so. */
export function useClientActs() {
  const [asking, setAsking] = useState<AskingAct>();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState<ActNews>();
  const invitation = useSending(inviteAgain);
  const person = useSending(changePerson);
  const account = useSending(changeAccount);
  const download = useSending(exportAccount);

  const run = (act: Exclude<ClientAct, AskingAct["act"]>, client: ClientAccount) => {
    const userName = firstPerson(client)?.userName ?? "";
    const { accountId, isLocked } = client;
    switch (act) {
      case "invite":
        return invitation.mutateAsync(userName);
      case "lock":
        return account.mutateAsync({ accountId, change: { isLocked: true } });
      case "unlock":
        return isLocked
          ? account.mutateAsync({ accountId, change: { isLocked: false } })
          : person.mutateAsync({ userName, update: { isLocked: false } });
      case "deactivate":
      case "activate":
        return person.mutateAsync({ userName, update: { isActive: act === "activate" } });
      case "export":
        return download.mutateAsync(accountId);
    }
  };

  const begin = (act: ClientAct, client: ClientAccount) => {
    setNews(undefined);
    if (asks(act)) {
      setAsking({ act, account: client });
      setOpen(true);
      return;
    }
    run(act, client).then(
      () => setNews({ kind: "news", sentence: done[act], name: accountName(client) }),
      (error: unknown) => {
        const sentence = sentenceOfAct(error, msg`Server responded with an error.`);
        setNews(sentence === null ? undefined : { kind: "failure", sentence });
      },
    );
  };
  return { asking, isOpen, close: () => setOpen(false), begin, news, setNews };
}

export type ClientActs = ReturnType<typeof useClientActs>;
