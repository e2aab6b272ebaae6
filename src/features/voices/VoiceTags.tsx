import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { languageNames, voiceColorNames } from "#src/lib/enumerations.ts";
import type { ShownVoice } from "#src/lib/voice.ts";
import { Tag } from "#src/ui/Tag.tsx";
import { useWidth } from "#src/ui/use-width.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { countThatFit } from "./tag-rows.ts";
import { tagGap, useTagWidth } from "./tag-width.ts";
import styles from "./VoiceTags.module.css";

/** Voice colours, then languages, on two reserved rows; "+n" opens what has no room. */
export function VoiceTags({ voice }: { voice: ShownVoice }) {
  const { t, i18n } = useLingui();
  const [ref, width] = useWidth("tags");
  const widthOf = useTagWidth();
  const [opened, open] = useState<ShownVoice>(); // a card may take another voice
  const isOpen = opened === voice;
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
            onClick={() => open(isOpen ? undefined : voice)}
          >
            <Tag look="outline">
              {isOpen ? "−" : "+"}
              {rest}
              <VisuallyHidden> {isOpen ? t`Show less` : t`Show all`}</VisuallyHidden>
            </Tag>
          </button>
        </li>
      )}
    </ul>
  );
}
