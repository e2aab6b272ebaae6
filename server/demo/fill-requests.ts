import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { RequestEventKind } from "#contract/voice-requests/request-events.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { settingsOf } from "#server/rooms/open.ts";
import { newRoomToken } from "#server/rooms/token.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { addEvent, type RequestRow } from "#server/voice-requests/acts/add-event.ts";
import { mergeInto } from "#server/voice-requests/acts/merge.ts";
import { noteOfferMade, winRequestOf } from "#server/voice-requests/acts/offers-of-client.ts";
import { personOf } from "#server/voice-requests/person.ts";
import { readPhone } from "#server/voice-requests/phone.ts";
import { insertRequest, lockRequest } from "#server/voice-requests/sql.ts";
import { makeListAndRoom, tellOfSuggestion } from "#server/voice-requests/suggesting/make.ts";
import { voiceIdOf } from "#demo/catalogue.ts";
import { demoOwner } from "#demo/customers/clients.ts";
import type { DemoRequestStep, DemoSuggestion } from "#demo/customers/requests/step.ts";
import { demoVoiceRequests } from "#demo/customers/requests/voice-requests.ts";
import { stableUuid } from "#demo/stable.ts";
import type { Stored } from "./fill-people.ts";
import { answer, roomCallOf } from "./fill-room.ts";

interface Told extends Stored {
  when: (minutesAgo: number) => Date;
  passwords: Passwords;
}

const idOfRequest = (key: string) => stableUuid(`voice request ${key}`);

/** Stores the requests with all that happened to them, without the letters that they would be owed; the oldest first. */
export async function fillRequests(tx: Db, told: Told): Promise<void> {
  const oldestFirst = demoVoiceRequests.toReversed();
  for (const { key, sent, language, suspicion, createdMinutesAgo } of oldestFirst) {
    const createdAt = told.when(createdMinutesAgo);
    const phoneE164 = readPhone(sent.phone);
    const row = await insertRequest(tx, {
      ...sent,
      id: idOfRequest(key),
      language,
      phoneE164,
      person: await personOf(tx, sent.email, phoneE164),
      bodyHash: createHash("sha256").update(key).digest("hex"),
      createdAt,
    });
    await addEvent(tx, row, { kind: "arrived", userId: null, details: { suspicion } }, createdAt);
  }
  for (const { key, steps, suggestion } of oldestFirst) {
    for (const step of steps) await take(tx, told, await rowOf(tx, key), step);
    if (suggestion) await suggest(tx, told, await rowOf(tx, key), suggestion);
  }
}

async function rowOf(tx: Db, key: string): Promise<RequestRow> {
  const row = await lockRequest(tx, idOfRequest(key));
  if (!row) throw new Error(`The demo has no request ${key}.`);
  return row;
}

const momentOf = ({ createdAt }: RequestRow, after: number) => new Date(createdAt.getTime() + after * 60_000);

/** What the record says of an owner's step. */
const recorded: Partial<Record<DemoRequestStep["kind"], HistoryAction>> = {
  contacted: "voice-request.contact",
  noted: "voice-request.note",
  stateChanged: "voice-request.status",
  merged: "voice-request.merge",
};

async function take(tx: Db, told: Told, row: RequestRow, step: DemoRequestStep): Promise<void> {
  const state = await does(tx, told, row, step);
  const action = recorded[step.kind];
  if (!action) return;
  const changes = state === row.state ? {} : { status: [row.state, state] };
  const actorId = told.idOf(demoOwner.userName);
  const createdAt = momentOf(row, step.after);
  await tx.insert(historyRecords).values({ actorId, action, subjectId: row.id, changes, createdAt });
}

/** Writes one step; answers the state that the request is in then. */
async function does(
  tx: Db,
  { idOf, accountOf }: Told,
  row: RequestRow,
  { after, ...step }: DemoRequestStep,
): Promise<RequestState> {
  const now = momentOf(row, after);
  const userId = idOf(demoOwner.userName);
  const add = async (kind: RequestEventKind, details: Record<string, unknown>) =>
    (await addEvent(tx, row, { kind, userId, details }, now)).state;
  switch (step.kind) {
    case "merged":
      return mergeInto(tx, row, { otherId: idOfRequest(step.key), userId, now });
    case "won":
      await winRequestOf(tx, accountOf(step.userName), now);
      return "won";
    case "clientMade": {
      const accountId = accountOf(step.userName);
      await tx.update(voiceRequests).set({ accountId }).where(eq(voiceRequests.id, row.id));
      return add(step.kind, { accountId });
    }
    case "suggested":
      return add(step.kind, { roomId: stableUuid(`room of ${row.id}`), voices: step.voices, mail: null });
    case "stateChanged":
      return add(step.kind, { from: row.state, to: step.to, reason: step.reason, text: "" });
    case "offerMade":
      await noteOfferMade(tx, accountOf(step.userName), {
        offerId: step.offerId,
        userId: idOf(step.userName),
        now,
      });
      return row.state;
    case "contacted":
    case "noted": {
      const { kind, ...details } = step;
      return add(kind, details);
    }
  }
}

/** Opens a room for a request, and lets its guests answer. */
async function suggest(
  tx: Db,
  { idOf, passwords }: Told,
  row: RequestRow,
  { after, artists, days, guests, ...room }: DemoSuggestion,
): Promise<void> {
  const owner = { actorId: idOf(demoOwner.userName) };
  const call = { ...roomCallOf(owner.actorId, momentOf(row, after)), holder: null, owner };
  const settings = await settingsOf(passwords, call, {
    ...room,
    until: ahead(call.today, { days }),
    password: null,
  });
  const suggestion = { voiceIds: artists.map(voiceIdOf), settings, mail: null, token: newRoomToken() };
  const made = await makeListAndRoom(tx, row, call, suggestion);
  await tellOfSuggestion(tx, row, call, { ...suggestion, ...made });
  for (const guest of guests) {
    const request = await lockRequest(tx, row.id);
    await answer(tx, momentOf(row, after + guest.after), { roomId: made.roomId, guest, request });
  }
}
