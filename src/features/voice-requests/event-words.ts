import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import AudioLines from "lucide-react/icons/audio-lines";
import Inbox from "lucide-react/icons/inbox";
import CircleCheck from "lucide-react/icons/circle-check";
import Handshake from "lucide-react/icons/handshake";
import Merge from "lucide-react/icons/merge";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Phone from "lucide-react/icons/phone";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import type { RequestEvent, RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { Intent } from "./acts/use-acts.ts";
import type { EventOf } from "./reading/read-event.ts";
import { stateNames } from "./words.ts";

export const eventIcons: Record<RequestEventKind, LucideIcon> = {
  arrived: Inbox,
  stateChanged: RefreshCw,
  assigned: UserRoundCheck,
  noted: MessageSquareText,
  contacted: Phone,
  suggested: Send,
  chosen: CircleCheck,
  answered: AudioLines,
  clientMade: UserRoundPlus,
  offerMade: Handshake,
  merged: Merge,
  undone: Undo2,
};

function assignedWords({ assignee, by }: EventOf<"assigned">): string {
  if (!assignee) return t({ message: "Assignee removed", comment: "What happened to a voice request" });
  if (assignee.name === by)
    return t({
      message: `${by} took it over`,
      comment: "What happened to a voice request; by is a colleague",
    });
  const { name } = assignee;
  return t({
    message: `Assigned to ${name}`,
    comment: "What happened to a voice request; name is a colleague",
  });
}

function contactedWords({ way }: EventOf<"contacted">): string {
  switch (way) {
    case "phone":
      return t({ message: "Called", comment: "What happened to a voice request: by telephone" });
    case "mail":
      return t({ message: "E-mail written", comment: "What happened to a voice request" });
    case "whatsapp":
      return t({ message: "Written to on WhatsApp", comment: "What happened to a voice request" });
  }
}

/** What happened, in a line; a component that calls it also calls `useLingui()`. */
export function eventTitle(event: RequestEvent): string {
  switch (event.kind) {
    case "arrived":
      return t({ message: "Request received", comment: "What happened to a voice request" });
    case "stateChanged": {
      const stateName = i18n._(stateNames[event.to]);
      return t({
        message: `State: ${stateName}`,
        comment: "What happened to a voice request; stateName is such as “Won”",
      });
    }
    case "assigned":
      return assignedWords(event);
    case "noted":
      return t({ message: "Note", comment: "What happened to a voice request: somebody wrote a note" });
    case "contacted":
      return contactedWords(event);
    case "suggested":
      return event.mail
        ? t({ message: "Room opened, e-mail sent", comment: "What happened to a voice request" })
        : t({ message: "Room opened", comment: "What happened to a voice request" });
    case "chosen": {
      const { voiceArtistName: name } = event;
      return name === null
        ? t({ message: "Voice chosen", comment: "What happened to a voice request" })
        : t({
            message: `Voice chosen: ${name}`,
            comment: "What happened to a voice request; name is an artist’s",
          });
    }
    case "answered":
      return t({ message: "Answers sent from the room", comment: "What happened to a voice request" });
    case "clientMade":
      return t({ message: "Client created", comment: "What happened to a voice request" });
    case "offerMade":
      return t({ message: "Offer sent by the client", comment: "What happened to a voice request" });
    case "merged":
      return t({
        message: "Another request merged into this one",
        comment: "What happened to a voice request",
      });
    case "undone":
      return t({
        message: "Undone",
        comment: "What happened to a voice request: an earlier act was taken back",
      });
  }
}

const recordedWords = (way: ContactWay, name: string): string => {
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

/** What was done, in words after the press; a component that calls it also calls `useLingui()`. */
export function doneWords(intent: Intent, name: string): string {
  switch (intent.kind) {
    case "contact":
      return recordedWords(intent.by, name);
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
