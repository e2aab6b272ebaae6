import { roomStates } from "#contract/constants/values/rooms.ts";
import type { GuestReview } from "#contract/guest.ts";
import { readOne, readText, textOrNull, type EveryField } from "#src/lib/http/parse.ts";

/** What a guest is told of a link, whatever is heard by it; `part` names the answer in what is said of a wrong one. */
export const readTold = (
  answer: Record<string, unknown>,
  part: string,
): EveryField<Omit<GuestReview, "takes">> => ({
  state: readOne(answer["state"], `${part}.state`, roomStates),
  title: readText(answer["title"], `${part}.title`),
  greeting: readText(answer["greeting"], `${part}.greeting`),
  maker: readText(answer["maker"], `${part}.maker`),
  closesAt: readText(answer["closesAt"], `${part}.closesAt`),
  closedAt: textOrNull(answer["closedAt"], `${part}.closedAt`),
  timeZone: readText(answer["timeZone"], `${part}.timeZone`),
  deletedOn: textOrNull(answer["deletedOn"], `${part}.deletedOn`),
  name: textOrNull(answer["name"], `${part}.name`),
  mark: readText(answer["mark"], `${part}.mark`),
});
