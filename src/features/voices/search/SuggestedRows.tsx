import { Plural } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import CaptionsIcon from "lucide-react/icons/captions";
import Tag from "lucide-react/icons/tag";
import type { ReactNode } from "react";
import type { SuggestedArtist, SuggestedText, SuggestedValue } from "#contract/voices/voice-suggestions.ts";
import { kindOf, labelOf } from "#src/voice/filter-words.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { beginnings } from "./beginnings.ts";
import { Hits } from "./Hits.tsx";
import styles from "./Suggestions.module.css";

interface RowProps {
  lead: ReactNode;
  words: ReactNode;
  line: ReactNode;
  /** A figure at the row's end. */
  end: ReactNode;
}

const Row = ({ lead, words, line, end }: RowProps) => (
  <>
    <span className={styles["lead"]}>{lead}</span>
    <span className={styles["words"]}>
      <span className={styles["main"]}>{words}</span>
      <span className={styles["line"]}>{line}</span>
    </span>
    <span className={styles["end"]}>{end}</span>
  </>
);

/** A filter's value and how many voices it would leave. */
export function ValueRow({ suggested, word }: { suggested: SuggestedValue; word: string }) {
  const { i18n } = useLingui();
  const { group, value, count } = suggested;
  const words = i18n._(labelOf(value));
  return (
    <Row
      lead={<Tag size={18} aria-hidden="true" />}
      words={<Hits text={words} hits={beginnings(words, word)} />}
      line={i18n._(kindOf[group])}
      end={
        <Plural
          comment="How many voices a suggestion would show; count is a whole number"
          value={count}
          one="# voice"
          other="# voices"
        />
      }
    />
  );
}

export function ArtistRow({ suggested }: { suggested: SuggestedArtist }) {
  useLingui();
  const { name, hits, voiceColorNames, samples } = suggested;
  return (
    <Row
      lead={<Voiceprint name={name} hue={hueOf(voiceColorNames)} size={36} />}
      words={<Hits text={name} hits={hits} />}
      line={voiceLine(suggested)}
      end={
        <Plural
          comment="How many samples an artist has; count is a whole number"
          value={samples}
          one="# sample"
          other="# samples"
        />
      }
    />
  );
}

/** A piece of what is said in a sample, in its own language. */
export const TextRow = ({
  suggested: { text, hits, language, voiceArtistName, seconds },
}: {
  suggested: SuggestedText;
}) => (
  <Row
    lead={<CaptionsIcon size={18} aria-hidden="true" />}
    words={
      <span lang={language} dir="auto">
        “<Hits text={text} hits={hits} />”
      </span>
    }
    line={voiceArtistName}
    end={seconds !== null && formatTime(seconds)}
  />
);
