import { useLingui } from "@lingui/react";
import { limits } from "#contract/constants/limits.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { changeVoices } from "#src/features/lists/mutations.ts";
import type { ReadVoiceList } from "#src/features/lists/read-lists.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import styles from "./AddToListMenu.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

/** What became of a press: said to screen readers. */
export interface ListNews {
  name: string;
  isIn: boolean;
}

interface ListOptionProps {
  list: ReadVoiceList;
  voiceIds: string[];
  onNews: (news: ListNews) => void;
}

/** A list of the menu: a press puts all the voices into it, or takes them out where all are in it. */
export function ListOption({ list, voiceIds, onNews }: ListOptionProps) {
  useLingui();
  const { mutate, isPending, variables, error } = useSending(changeVoices);
  const { listId, name, count, holds } = list;
  const asked = Math.min(voiceIds.length, limits.search.voiceIds);
  const isHeld = holds === asked;
  const isIn = isPending ? "add" in variables.change : isHeld;
  const isPartly = !isPending && !isHeld && holds > 0;
  const press = () => {
    if (isPending) return;
    const change = isHeld ? { remove: voiceIds } : { add: voiceIds };
    mutate({ listId, change }, { onSuccess: () => onNews({ name, isIn: !isHeld }) });
  };
  return (
    <li>
      <Checkbox
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        className={styles["list"]}
        checked={isIn}
        onChange={press}
      >
        <span className={styles["name"]}>{name}</span>
        <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
      </Checkbox>
      <FailureNotice error={error} />
    </li>
  );
}
