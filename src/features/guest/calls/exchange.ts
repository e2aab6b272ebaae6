import type { GuestChange, GuestRoom } from "#contract/guest.ts";
import { resetGuest, showInstead, showRoom, useGuest } from "#src/features/guest/store.ts";
import { MalformedResponse, Problem } from "#src/lib/http/problem.ts";
import { askForRoom, sendChange, sendPassword } from "./call-room.ts";
import { keepChanges, readKeptChanges } from "./kept-changes.ts";

// What the page and the server tell each other: one call at a time, so that no older answer is shown over a newer one.

let token = "";
let isBusy = false;
/** When a refused change may be tried again, in ms. */
let patientUntil = 0;

const state = useGuest.getState;

const later = new Set<number | undefined>([0, 408, 425, 429, 500, 502, 503, 504]);

/** Whether a change was not refused for good: its answer was lost, or it came too soon. */
const isForLater = (error: unknown): boolean =>
  error instanceof MalformedResponse ||
  (error instanceof Problem && (later.has(error.status) || error.code === "room-guests-full"));

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : undefined);

function showWaiting(waiting: readonly GuestChange[]): void {
  keepChanges(token, waiting);
  showRoom(state().stored, waiting);
}

function showAnswer(stored: GuestRoom, waiting = state().waiting): void {
  // What waits for a room that is closed meanwhile is never stored.
  const kept = stored.state === "closed" ? [] : waiting;
  keepChanges(token, kept);
  showRoom(stored, kept);
  useGuest.setState({ phase: "room" });
}

/** Shows what stands in the room's place now; false where the room is still there. */
function leaveRoom(error: unknown): boolean {
  if (error instanceof Problem && error.status === 410) {
    keepChanges(token, []);
    showInstead("gone");
    return true;
  }
  if (codeOf(error) !== "room-password-needed") return false;
  showInstead("password");
  return true;
}

async function read(): Promise<void> {
  try {
    const isFirst = !state().stored;
    const room = await askForRoom(token);
    showAnswer(room, isFirst ? readKeptChanges(token) : state().waiting);
  } catch (error) {
    if (leaveRoom(error)) return;
    if (!state().room) showInstead("failed", error);
  }
}

/** Sends the oldest change; false where the others have to wait too. */
async function sendOldest(): Promise<boolean> {
  const [change] = state().waiting;
  if (!change) return false;
  const withoutIt = () => state().waiting.filter((one) => one !== change);
  try {
    const stored = await sendChange(token, change);
    showAnswer(stored, withoutIt());
    useGuest.setState({ isLate: false, error: undefined });
    return true;
  } catch (error) {
    if (leaveRoom(error)) return false;
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
  patientUntil = 0;
  void refresh();
  return resetGuest;
}

/** Answers: shown at once, kept on the device, and sent after what was answered before. */
export function answer(change: GuestChange): void {
  showWaiting([...state().waiting, change]);
  if (Date.now() >= patientUntil) void sendAll();
}

/** Gives the password; an error is for the form to show. */
export async function givePassword(password: string): Promise<void> {
  try {
    showAnswer(await sendPassword(token, password), readKeptChanges(token));
  } catch (error) {
    if (codeOf(error) === "room-password-needed" || !leaveRoom(error)) throw error;
  }
  await sendAll();
}
