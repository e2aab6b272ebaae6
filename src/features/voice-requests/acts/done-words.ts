import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { ContactWay } from "#contract/constants/enumerations.ts";
import { stateNames } from "#src/features/voice-requests/words.ts";
import type { Intent } from "./use-acts.ts";

const contactedWords = (way: ContactWay, name: string): string => {
  switch (way) {
    case "phone":
      return t({ message: `Call recorded: ${name}`, comment: "After a press; name is a visitor’s" });
    case "mail":
      return t({ message: `E-mail recorded: ${name}`, comment: "After a press; name is a visitor’s" });
    case "whatsapp":
      return t({
        message: `WhatsApp message recorded: ${name}`,
        comment: "After a press; name is a visitor’s",
      });
  }
};

/** What was done, in words; a component that calls it also calls `useLingui()`. */
export function doneWords(intent: Intent, name: string): string {
  switch (intent.kind) {
    case "contact":
      return contactedWords(intent.by, name);
    case "state":
      return `${name}: ${i18n._(stateNames[intent.state])}`;
    case "assign":
      return t({ message: `Assignee changed: ${name}`, comment: "After a choice; name is a visitor’s" });
    case "merge":
      return t({ message: `Requests merged: ${name}`, comment: "After a press; name is a visitor’s" });
    case "note":
      return t({ message: `Note added: ${name}`, comment: "After a note was written; name is a visitor’s" });
    case "undo":
      return t({ message: `Undone: ${name}`, comment: "After Undo; name is a visitor’s" });
  }
}
