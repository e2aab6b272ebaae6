import type { DeclineReason } from "#contract/constants/values/offers.ts";
import type { Brief, Terms, Usage } from "#contract/offers/offers.ts";

/** Days of terms, counted from the day on which they are proposed. */
interface DemoDays {
  answerIn?: number;
  deliverIn?: number;
}

/** What an offer begins with beyond its row: the first proposal's usage and days, and the brief. */
export interface DemoBeginning extends DemoDays {
  title?: string;
  usage?: Usage;
  brief?: Brief;
}

type DemoTerms = DemoDays & Partial<Pick<Terms, "budget" | "version" | "usage">>;

/** What a side does, some minutes after the offer was sent; terms that are left out stay. */
type DemoAct =
  | { kind: "message"; text: string; clip?: string }
  | { kind: "propose"; terms: DemoTerms; text?: string }
  | { kind: "brief"; brief: Brief }
  | { kind: "accept" | "withdraw" }
  | { kind: "decline"; reason: DeclineReason; text: string }
  /** The server closes it, or a side reads all of it. */
  | { kind: "expire" | "read" };

export type DemoStep = { after: number; side: "client" | "agency" } & DemoAct;

/** What happened to an offer, oldest first. */
export interface DemoConversation {
  beginning?: DemoBeginning;
  steps: DemoStep[];
}

/** What a side does with the work on an accepted offer. Takes are named by their recording, notes by their number; places are seconds. */
type DemoWork =
  | { kind: "take"; recording: string; fileName: string; title: string; replaces?: string }
  | { kind: "handOver"; text: string }
  | { kind: "note"; recording: string; from: number; to?: number; text: string }
  | { kind: "reply"; note: number; text: string }
  | { kind: "resolve"; note: number }
  | { kind: "askChanges"; text: string }
  | { kind: "approve" };

export type DemoWorkStep = { after: number } & DemoWork;
