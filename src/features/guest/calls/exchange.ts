import type { GuestPlace, GuestRoom } from "#contract/guest.ts";
import {
  asBegunNotes,
  bringBackNotes,
  resetGuest,
  showInstead,
  showRoom,
  useGuest,
} from "#src/features/guest/store.ts";
import { MalformedResponse, Problem } from "#src/lib/http/problem.ts";
import type { GuestAct } from "./apply-change.ts";
import { askForRoom, sendChange, sendPassword } from "./call-room.ts";
import type * as OlderNotes from "./older-notes.ts";
import { type KeptAnswers, forgetAnswers, keepAnswers, readKeptAnswers } from "./kept-answers.ts";

// What the page and the server tell each other: one call at a time, so that no older answer is shown over a newer one.

let token = "";
let isBusy = false;
/** Which visit of a room is under way, counted from 1. */
let visit = 0;
/** What the server answered last. */
let last: GuestRoom | undefined;
/** Loaded for a room with more notes than an answer holds. */
let olderNotes: typeof OlderNotes | undefined;
/** When a refused change may be tried again, in ms. */
let patientUntil = 0;

const state = useGuest.getState;

const later = new Set<number | undefined>([0, 408, 425, 429, 500, 502, 503, 504]);

const laterCodes = new Set<string | undefined>(["room-guests-full", "cookie-missing"]);

/** Whether a change was not refused for good: its answer was lost, or it came too soon. */
const isForLater = (error: unknown): boolean =>
  error instanceof MalformedResponse ||
  (error instanceof Problem && (later.has(error.status) || laterCodes.has(error.code)));

/** An answer for the visit that asked for it: one that has ended meanwhile never hears of it. */
async function heard<T>(asked: Promise<T>): Promise<T> {
  const own = visit;
  await Promise.allSettled([asked]);
  if (own !== visit) await new Promise<never>(() => undefined);
  return asked;
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : undefined);

const showWaiting = (waiting: readonly GuestAct[]): void => showRoom(state().stored, waiting);

/** What waits here or is being written, and as which guest it was answered. */
const ownAnswers = (): KeptAnswers => {
  const { stored, waiting, drafts } = state();
  return { mark: stored?.mark, changes: waiting, notes: drafts };
};

/**
 * Shows what the server answered, and what waits on top. Where the browser became another guest since, what waits was meant for
 * other voices: votes are dropped, notes go back into their fields, and the page says so.
 */
function showAnswer(answered: GuestPlace, { mark, changes, notes } = ownAnswers()): void {
  const stored = "takes" in answered ? answered : (olderNotes?.withOlderNotes(answered) ?? answered);
  const isAnother = mark !== undefined && mark !== stored.mark;
  // What waits for a room that is closed meanwhile is never stored.
  showRoom(stored, isAnother || stored.state === "closed" ? [] : changes);
  useGuest.setState({ phase: "room" });
  const begun = isAnother ? asBegunNotes(changes, notes) : notes;
  if (begun !== state().drafts) bringBackNotes(begun);
  if (isAnother) useGuest.setState({ isAnother, isLate: false, error: undefined });
  if ("voices" in answered) void showOlderNotes(answered);
}

/** Shows the notes that an answer had no place for, once they are there. */
async function showOlderNotes(answered: GuestRoom): Promise<void> {
  last = answered;
  if (answered.older === null) return;
  try {
    olderNotes ??= await heard(import("./older-notes.ts"));
    const isNew = await heard(olderNotes.readOlderNotes(token, answered));
    if (isNew && state().phase === "room") showRoom(olderNotes.withOlderNotes(last), state().waiting);
  } catch {
    // The next answer tries again.
  }
}

/** Shows what stands in the room's place now; false where the room is still there. */
function leaveRoom(error: unknown): boolean {
  if (error instanceof Problem && error.status === 410) {
    forgetAnswers(token);
    showInstead("gone");
    return true;
  }
  if (codeOf(error) !== "room-password-needed") return false;
  showInstead("password");
  return true;
}

async function read(): Promise<void> {
  try {
    const { stored } = state();
    const room = await heard(askForRoom(token, stored?.mark));
    showAnswer(room, stored ? ownAnswers() : readKeptAnswers(token));
  } catch (error) {
    if (leaveRoom(error)) return;
    if (codeOf(error) === "cookie-missing") useGuest.setState({ error });
    if (!state().room) showInstead("failed", error);
  }
}

/** Sends the oldest change; false where the others have to wait too. */
async function sendOldest(): Promise<boolean> {
  const { stored: before, waiting } = state();
  const [change] = waiting;
  if (!before || !change) return false;
  const withoutIt = () => state().waiting.filter((one) => one !== change);
  try {
    const stored = await heard(sendChange(token, before, change));
    if ("removeNote" in change) olderNotes?.forgetOlderNote(change.removeNote);
    showAnswer(stored, { ...ownAnswers(), changes: withoutIt() });
    useGuest.setState({ isLate: false, isAnother: false, error: undefined });
    return true;
  } catch (error) {
    if (leaveRoom(error)) return false;
    if (codeOf(error) === "another-guest") {
      await read();
      return false;
    }
    if (isForLater(error)) {
      const seconds = error instanceof Problem ? (error.retryAfter ?? 0) : 0;
      patientUntil = Date.now() + seconds * 1000;
      useGuest.setState({ isLate: true, error });
      return false;
    }
    showWaiting(withoutIt());
    useGuest.setState({ error });
    await read();
    return true;
  }
}

async function inTurn(act: () => Promise<void>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    await act();
  } finally {
    isBusy = false;
  }
}

/** Sends what waits, the oldest first. */
const sendAll = (): Promise<void> =>
  inTurn(async () => {
    while (state().phase === "room" && (await sendOldest()));
  });

/** Asks for the room, and sends what waits before. */
export async function refresh(): Promise<void> {
  if (Date.now() >= patientUntil) await sendAll();
  await inTurn(read);
  if (!state().isLate) await sendAll();
}

/** Begins with a room. Returns the end. */
export function enterRoom(ofRoom: string): () => void {
  token = ofRoom;
  visit += 1;
  isBusy = false;
  patientUntil = 0;
  const stopKeeping = useGuest.subscribe(({ phase }) => {
    if (phase === "room") keepAnswers(token, ownAnswers());
  });
  void refresh();
  return () => {
    visit += 1;
    stopKeeping();
    olderNotes?.forgetOlderNotes();
    resetGuest();
  };
}

/** Answers: shown at once, kept on the device, and sent after what was answered before. */
export function answer(change: GuestAct): void {
  showWaiting([...state().waiting, change]);
  if (Date.now() >= patientUntil) void sendAll();
}

/** Gives the password; an error is for the form to show. */
export async function givePassword(password: string): Promise<void> {
  try {
    showAnswer(await heard(sendPassword(token, password)), readKeptAnswers(token));
  } catch (error) {
    if (codeOf(error) === "room-password-needed" || !leaveRoom(error)) throw error;
  }
  await sendAll();
}
