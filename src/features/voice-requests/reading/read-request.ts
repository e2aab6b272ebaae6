import { filterGroups } from "#contract/constants/enumerations.ts";
import { requestStates, type RequestState } from "#contract/constants/values/voice-requests.ts";
import { locales } from "#contract/constants/site-languages.ts";
import type { ListedRequest, RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import { readList, readNumber, readOne, readRecord, readText, textOrNull } from "#src/lib/http/parse.ts";
import { readShortOffer } from "#src/session/offers/read-short-offer.ts";
import { readEvents } from "./read-event.ts";
import { readAssignee, readSuspicion } from "./read-parts.ts";
import { readSuggestedRoom, readWish, type SuggestedRoom } from "./read-suggested.ts";

/** What a visitor sent. */
export type SentRequest = RequestDetails["merged"][number];

/** A request with its newest events, and what was suggested to the visitor. */
export type ReadRequest = Omit<RequestDetails, "rooms"> & { rooms: SuggestedRoom[] };

function readSent(value: unknown, part: string): SentRequest {
  const request = readRecord(value, part);
  const text = (field: keyof SentRequest) => readText(request[field], `${part}.${field}`);
  return {
    id: text("id"),
    fullName: text("fullName"),
    phone: text("phone"),
    phoneE164: textOrNull(request["phoneE164"], `${part}.phoneE164`),
    email: text("email"),
    companyName: text("companyName"),
    projectMedium: text("projectMedium"),
    projectVersion: text("projectVersion"),
    budgetRange: text("budgetRange"),
    voiceRequirements: text("voiceRequirements"),
    radioSolutions: request["radioSolutions"] === true,
    language: readOne(request["language"], `${part}.language`, locales),
    asked: textOrNull(request["asked"], `${part}.asked`),
    createdAt: text("createdAt"),
  };
}

const readState = (value: unknown, part: string) => readOne(value, part, requestStates);

function readListed(value: unknown, part: string): ListedRequest {
  const request = readRecord(value, part);
  const suspicion = request["suspicion"] ?? null;
  return {
    ...readSent(request, part),
    state: readState(request["state"], `${part}.state`),
    assignee: readAssignee(request["assignee"], `${part}.assignee`),
    waitingSince: textOrNull(request["waitingSince"], `${part}.waitingSince`),
    answerBy: textOrNull(request["answerBy"], `${part}.answerBy`),
    overdue: request["overdue"] === true,
    suspicion: suspicion && readSuspicion(suspicion, `${part}.suspicion`),
    person: readText(request["person"], `${part}.person`),
    others: readNumber(request["others"], `${part}.others`),
    eventId: readText(request["eventId"], `${part}.eventId`),
  };
}

/** Reads a page of the list of requests. */
export function readRequestPage(value: unknown): RequestPage {
  const page = readRecord(value, "requests");
  const counts = readRecord(page["counts"], "requests.counts");
  const count = (state: RequestState) => readNumber(counts[state], `requests.counts.${state}`);
  return {
    content: readList(page["content"], "requests.content", readListed),
    totalPages: readNumber(page["totalPages"], "requests.totalPages"),
    totalElements: readNumber(page["totalElements"], "requests.totalElements"),
    counts: Object.fromEntries(requestStates.map((state) => [state, count(state)])) as RequestPage["counts"],
    spamThisWeek: readNumber(page["spamThisWeek"], "requests.spamThisWeek"),
    spamADayOld: page["spamADayOld"] === null ? null : readText(page["spamADayOld"], "requests.spamADayOld"),
  };
}

function readUnderstood(value: unknown, part: string): ReadRequest["understood"][number] {
  const understood = readRecord(value, part);
  return {
    from: readNumber(understood["from"], `${part}.from`),
    to: readNumber(understood["to"], `${part}.to`),
    group: readOne(understood["group"], `${part}.group`, filterGroups),
    value: readText(understood["value"], `${part}.value`),
  };
}

function readSamePerson(value: unknown, part: string): ReadRequest["samePerson"][number] {
  const request = readRecord(value, part);
  return {
    id: readText(request["id"], `${part}.id`),
    state: readState(request["state"], `${part}.state`),
    projectMedium: readText(request["projectMedium"], `${part}.projectMedium`),
    projectVersion: readText(request["projectVersion"], `${part}.projectVersion`),
    createdAt: readText(request["createdAt"], `${part}.createdAt`),
  };
}

function readClient(value: unknown, part: string): ReadRequest["client"] {
  if (value === null || value === undefined) return null;
  const client = readRecord(value, part);
  return {
    accountId: readText(client["accountId"], `${part}.accountId`),
    userName: readText(client["userName"], `${part}.userName`),
    name: readText(client["name"], `${part}.name`),
    company: textOrNull(client["company"], `${part}.company`),
  };
}

function readFirstAnswer(value: unknown, part: string): ReadRequest["firstAnswer"] {
  if (value === null || value === undefined) return null;
  const answer = readRecord(value, part);
  return { at: readText(answer["at"], `${part}.at`), inTime: answer["inTime"] === true };
}

/** Reads one request: the answer of `GET /requests/{id}`, and of an act on it. */
export function readRequest(value: unknown): ReadRequest {
  const request = readRecord(value, "request");
  return {
    ...readListed(request, "request"),
    understood: readList(request["understood"], "request.understood", readUnderstood),
    samePerson: readList(request["samePerson"], "request.samePerson", readSamePerson),
    merged: readList(request["merged"], "request.merged", readSent),
    mergedInto: textOrNull(request["mergedInto"], "request.mergedInto"),
    firstAnswer: readFirstAnswer(request["firstAnswer"], "request.firstAnswer"),
    rooms: readList(request["rooms"], "request.rooms", readSuggestedRoom),
    wishes: readList(request["wishes"], "request.wishes", readWish),
    client: readClient(request["client"], "request.client"),
    offers: readList(request["offers"], "request.offers", readShortOffer),
    events: readEvents(request["events"], "request.events"),
    hasOlder: request["hasOlder"] === true,
  };
}
