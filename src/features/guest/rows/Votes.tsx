import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { roomVotes } from "#contract/constants/values/rooms.ts";
import type { GuestVoice } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { useIsUnstored } from "#src/features/guest/calls/unstored.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ChoiceKey } from "#src/ui/form/choice/ChoiceKey.tsx";
import { Unstored } from "./Unstored.tsx";
import { VoteMark } from "./VoteMark.tsx";
import { voteWords } from "#src/voice/vote-words.ts";
import styles from "./Votes.module.css";

interface VotesProps {
  voice: GuestVoice;
  name: string;
}

/** Yes, maybe or no, as one group of radio buttons. The one that is given is taken back by pressing it again, or by Delete. */
export function Votes({ voice: { letter, vote }, name }: VotesProps) {
  const { t } = useLingui();
  const id = useId();
  const isUnstored = useIsUnstored((change) => "vote" in change && change.letter === letter);
  const takeBack = () => answer({ letter, vote: null });
  return (
    <div className={styles["place"]}>
      <div
        className={styles["votes"]}
        role="radiogroup"
        aria-label={t({
          message: `Your vote: ${name}`,
          comment: "Name of a group of radio buttons; name is a voice",
        })}
      >
        {roomVotes.map((value) => (
          <ChoiceKey
            key={value}
            type="radio"
            name={id}
            className={styles["vote"]}
            checked={vote === value}
            onChange={() => answer({ letter, vote: value })}
            onClick={({ detail }) => detail > 0 && vote === value && takeBack()}
            onKeyDown={({ key }) => (key === "Delete" || key === "Backspace") && vote && takeBack()}
          >
            <VoteMark vote={value} size={18} isGiven={vote === value} />
            {translate(voteWords[value])}
          </ChoiceKey>
        ))}
      </div>
      {isUnstored && <Unstored />}
    </div>
  );
}
