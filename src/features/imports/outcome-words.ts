import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CirclePlus from "lucide-react/icons/circle-plus";
import Equal from "lucide-react/icons/equal";
import PencilLine from "lucide-react/icons/pencil-line";
import SkipForward from "lucide-react/icons/skip-forward";
import { importOutcomes, type ImportOutcome } from "#contract/constants/values/imports.ts";
import type { Import } from "#contract/imports/imports.ts";

// lingui-set comment="What will become of a row of a spreadsheet"
/** What will become of a row, in a word or two. */
export const outcomeNames: Record<ImportOutcome, MessageDescriptor> = {
  new: msg({ message: "New", context: "row of an import" }),
  changed: msg({ message: "Will change", context: "row of an import" }),
  unchanged: msg({ message: "Stays as it is", context: "row of an import" }),
  refused: msg({ message: "Not imported", context: "row of an import" }),
  skipped: msg({ message: "Skipped", context: "row of an import" }),
};

// lingui-set comment="Under a large number: how many rows of a spreadsheet"
/** What becomes of rows, under how many they are. */
export const outcomeCounts: Record<ImportOutcome, MessageDescriptor> = {
  new: msg({ message: "new rows", context: "under a number" }),
  changed: msg({ message: "rows will change", context: "under a number" }),
  unchanged: msg({ message: "rows stay as they are", context: "under a number" }),
  refused: msg({ message: "rows will not be imported", context: "under a number" }),
  skipped: msg({ message: "rows are skipped", context: "under a number" }),
};
// lingui-reset

export const outcomeIcons: Record<ImportOutcome, LucideIcon> = {
  new: CirclePlus,
  changed: PencilLine,
  unchanged: Equal,
  refused: CircleAlert,
  skipped: SkipForward,
};

/** The outcomes that a count is shown for: nothing is said of skipped rows where there are none. */
export const shownOutcomes = (counts: Import["counts"]): ImportOutcome[] =>
  importOutcomes.filter((outcome) => outcome !== "skipped" || counts.skipped > 0);

export const outcomeLooks = {
  new: "success",
  changed: "primary",
  unchanged: "outline",
  refused: "danger",
  skipped: "outline",
} as const;
