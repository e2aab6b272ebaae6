import { useState } from "react";
import { msg } from "@lingui/core/macro";
import type { Take } from "#contract/productions/productions.ts";
import {
  pauseTake,
  playTake,
  secondsOf,
  seekTake,
  useTakeSound,
} from "#src/features/productions/sound/take-sound.ts";
import { matchedVolume } from "#src/features/productions/sound/matched-volume.ts";
import { lineOf } from "#src/features/productions/takes.ts";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { translate } from "#src/lib/i18n/sentence.ts";

const includes = (line: readonly Take[], takeId: string | undefined) =>
  line.some((take) => take.takeId === takeId);

/** The takes that are shown, which of them is the current one, and what sounds in its place. `all` are those of the production. */
export function useHeard(offerId: string, shown: readonly Take[], all: readonly Take[]) {
  const [chosen, setChosen] = useState<string>();
  const soundingId = useTakeSound(({ takeId }) => takeId);
  const lines = shown.map((take) => lineOf(take, all));
  const line =
    lines.find((one) => includes(one, soundingId)) ??
    lines.find(([take]) => take.takeId === chosen) ??
    lines[0];
  const current = line?.[0];
  const heard = line?.find(({ takeId }) => takeId === soundingId) ?? current;
  /** It and what it is compared with. */
  const pair = line?.slice(0, 2) ?? [];

  const play = (take: Take, from: number) => {
    const matched = includes(pair, take.takeId) ? pair : [take];
    void playTake(offerId, take, from, matchedVolume(take, matched));
  };
  const toggle = (take: Take | undefined) => {
    if (take?.state !== "ready") return;
    const { takeId, status } = useTakeSound.getState();
    setChosen(take.takeId);
    const sounding = current && take.takeId === current.takeId ? (heard ?? take) : take;
    if (takeId !== sounding.takeId) play(sounding, 0);
    else if (status === "playing" || status === "loading") pauseTake();
    else play(sounding, secondsOf(sounding.takeId));
  };
  return {
    current,
    heard,
    line: line ?? [],
    before: pair[1],
    toggle,
    choose: (take: Take) => {
      pauseTake();
      setChosen(take.takeId);
      seekTake(take.takeId, 0);
    },
    seek: (take: Take, seconds: number) => {
      setChosen(take.takeId);
      const isHeard = current?.takeId === take.takeId && heard;
      seekTake(isHeard ? heard.takeId : take.takeId, seconds);
    },
    /** Hears the other of the two at the same place, whichever sounds. */
    compare: () => {
      const [now, before] = pair;
      if (!now || !before || !heard) return;
      const next = heard.takeId === now.takeId ? before : now;
      const place = secondsOf(heard.takeId) / (heard.seconds || 1);
      play(next, place * (next.seconds ?? 0));
      const { round } = next;
      const words = msg({ message: `Round ${round}`, comment: "Choice: what was handed over then" });
      announce(translate(words), "heard round");
    },
  };
}

export type Heard = ReturnType<typeof useHeard>;
