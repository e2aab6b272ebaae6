import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { artistFields, severalFields } from "#contract/constants/artist-fields.ts";
import { Tag } from "#src/ui/tag/Tag.tsx";
import { useWidth } from "#src/ui/use-width.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";
import { fieldValueWords } from "#src/voice/field-words.ts";
import { countThatFit } from "./tag-rows.ts";
import { tagGap, useTagWidth } from "./tag-width.ts";
import styles from "./VoiceTags.module.css";

/** All that an artist has several of, but for the ages, which stand in the line under the name. */
const tagFields = severalFields.filter((field) => field !== "ageRanges");

/** What a voice is like, its colours first, on two reserved rows; "+n" shows the rest. */
export function VoiceTags({ voice }: { voice: ShownVoice }) {
  const { t, i18n } = useLingui();
  const [ref, width] = useWidth("tags");
  const widthOf = useTagWidth();
  const [openedVoice, setOpenedVoice] = useState<ShownVoice>(); // a card can be reused for another voice
  const isOpen = openedVoice === voice;
  const tags = tagFields.flatMap((field) => {
    const known: Record<string, MessageDescriptor> = fieldValueWords[field];
    const values = voice[artistFields[field].group] ?? [];
    return values.flatMap((value) => (known[value] ? [{ field, words: i18n._(known[value]) }] : []));
  });
  const widths = tags.map(({ words }) => widthOf(words));
  const fitting =
    width > 0
      ? countThatFit(widths, { width, gap: tagGap(), more: (rest) => widthOf(`+${rest}`) })
      : tags.length;
  const rest = tags.length - fitting;
  return (
    <ul ref={ref} className={styles["tags"]}>
      {tags.slice(0, isOpen ? undefined : fitting).map(({ field, words }, place) => (
        <li key={place}>
          <Tag look={field === "voiceColors" ? "color" : "plain"}>{words}</Tag>
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
