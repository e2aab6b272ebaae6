import { useLingui } from "@lingui/react";
import Split from "lucide-react/icons/split";
import type { RoomVoice } from "#contract/rooms.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import styles from "./OpinionWord.module.css";
import { opinionOf, opinionWords } from "./opinion.ts";

/** What guests think of a voice together, in words; set apart where opinions part. */
export function OpinionWord({ voice }: { voice: RoomVoice }) {
  useLingui();
  const opinion = opinionOf(voice);
  if (!opinion) return null;
  const words = translate(opinionWords[opinion]);
  if (opinion !== "parts") return words;
  return (
    <span className={styles["parts"]}>
      <Split size={14} aria-hidden="true" />
      {words}
    </span>
  );
}
