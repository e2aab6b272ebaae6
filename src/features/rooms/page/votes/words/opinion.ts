import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RoomVoice } from "#contract/rooms.ts";

type Opinion =
  | "parts"
  | "agreement"
  | "nobody-no"
  | "nobody-yes"
  | "mostly-yes"
  | "mostly-no"
  | "mostly-undecided"
  | "undecided";

/** From how many votes on "most" can be said of them. */
const most = 3;

/**
 * What guests think of a voice together; null without votes. Where opinions part is the server's rule. Most "no" is more
 * than half of the votes; agreement at least two votes, three quarters of them "yes"; mostly undecided at least half "maybe",
 * or no majority. Of one or two votes none is "most".
 */
export function opinionOf({
  votes,
  partsOpinions,
}: Pick<RoomVoice, "votes" | "partsOpinions">): Opinion | null {
  const all = votes.length;
  const [yes, maybe, no] = (["yes", "maybe", "no"] as const).map(
    (vote) => votes.filter((cast) => cast.vote === vote).length,
  ) as [number, number, number];
  if (all === 0) return null;
  if (partsOpinions) return "parts";
  if (all > 1 && yes * 4 >= all * 3) return "agreement";
  if (all < most) {
    if (no === 0 && yes > 0) return "nobody-no";
    return no === all ? "nobody-yes" : "undecided";
  }
  if (no * 2 > all) return "mostly-no";
  if (maybe * 2 >= all) return "mostly-undecided";
  if (no === 0) return "nobody-no";
  return yes * 2 > all ? "mostly-yes" : "mostly-undecided";
}

// lingui-set comment="What the guests of a room think of a voice together; yes, maybe and no are their votes"
export const opinionWords: Record<Opinion, MessageDescriptor> = {
  parts: msg`Opinions differ`,
  agreement: msg`Agreement`,
  "nobody-no": msg`Nobody said “no”`,
  "nobody-yes": msg`Nobody said “yes”`,
  "mostly-yes": msg`Most said “yes”`,
  "mostly-no": msg`Most said “no”`,
  "mostly-undecided": msg`Mostly undecided`,
  undecided: msg`Undecided`,
};
