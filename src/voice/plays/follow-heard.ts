import { insightLimits } from "#contract/constants/values/insights.ts";
import { api } from "#src/lib/http/api.ts";

/** The voice that a player is at, and whether it sounds. */
interface Heard {
  voiceId: string;
  isSounding: boolean;
}

/** A store of zustand, or anything that tells of its states. */
interface HeardStore<State> {
  getState: () => State;
  subscribe: (listener: (state: State) => void) => () => void;
}

/** The count is no use to whoever listens: one that is lost is not sent again, and nobody is told. */
const sendPlay = (voiceId: string) => api.post("api/v1/plays", { json: { voiceId } }).catch(() => undefined);

/** Counts each voice once that sounds for two seconds, pauses left out, until another one or none is played. Returns a clean-up. */
export function followHeard<State>(
  store: HeardStore<State>,
  heardIn: (state: State) => Heard | undefined,
): () => void {
  const enough = insightLimits.heardSeconds * 1000;
  // Milliseconds that are still to be heard, and since when they run.
  let [left, since] = [enough, 0];
  let last: Heard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (state: State) => {
    const next = heardIn(state);
    const isSame = next?.voiceId === last?.voiceId;
    const wasSounding = isSame && last?.isSounding === true;
    if (wasSounding && next?.isSounding) return;
    clearTimeout(timer);
    if (!isSame) left = enough;
    else if (wasSounding && left > 0) left -= performance.now() - since;
    last = next;
    if (!next?.isSounding || left <= 0) return;
    since = performance.now();
    timer = setTimeout(() => {
      left = 0;
      void sendPlay(next.voiceId);
    }, left);
  };
  look(store.getState());
  const unsubscribe = store.subscribe(look);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
