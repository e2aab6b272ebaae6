import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Tag } from "#src/ui/tag/Tag.tsx";
import { useWidth } from "#src/ui/use-width.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { voiceColorNames } from "#src/voice/words.ts";
import { countThatFit } from "./tag-rows.ts";
import { tagGap, useTagWidth } from "./tag-width.ts";
import styles from "./VoiceTags.module.css";

/** Voice colours, then languages, on two reserved rows; "+n" shows the rest. */
export function VoiceTags({ voice }: { voice: ShownVoice }) {
  const { t, i18n } = useLingui();
  const [ref, width] = useWidth("tags");
  const widthOf = useTagWidth();
  const [openedVoice, setOpenedVoice] = useState<ShownVoice>(); // a card can be reused for another voice
  const isOpen = openedVoice === voice;
  const tags = [
    ...voice.voiceColorNames.map(
      (name) => ({ look: "color", words: i18n._(voiceColorNames[name]) }) as const,
    ),
    ...voice.languageNames.map((name) => ({ look: "plain", words: i18n._(languageNames[name]) }) as const),
  ];
  const widths = tags.map(({ words }) => widthOf(words));
  const fitting =
    width > 0
      ? countThatFit(widths, { width, gap: tagGap(), more: (rest) => widthOf(`+${rest}`) })
      : tags.length;
  const rest = tags.length - fitting;
  return (
    <ul ref={ref} className={styles["tags"]}>
      {tags.slice(0, isOpen ? undefined : fitting).map(({ look, words }, place) => (
        <li key={place}>
          <Tag look={look}>{words}</Tag>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className={styles["more"]}
            aria-expanded={isOpen}
            onClick={() => setOpenedVoice(isOpen ? undefined : voice)}
          >
            <Tag look="outline">
              {isOpen ? "−" : "+"}
              {rest}
              <VisuallyHidden>
                {" "}
                {isOpen
                  ? t({ message: "Show less", comment: "Button: shows fewer tags of a voice" })
                  : t`Show all`}
              </VisuallyHidden>
            </Tag>
          </button>
        </li>
      )}
    </ul>
  );
}
