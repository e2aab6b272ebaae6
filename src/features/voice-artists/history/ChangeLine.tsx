import { useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { languageOf } from "#src/features/voice-artists/field-words.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./ArtistHistory.module.css";
import { changeNames, wordsOf } from "./field-words.ts";
import { useSampleTitles } from "./sample-titles.ts";

interface ChangeLineProps {
  field: string;
  /** The title of the sample that it is of; null for the artist itself. */
  sample: string | null;
  before: unknown;
  after: unknown;
}

/** The name of a changed value: the field, and whose it is where that is a sample. Undefined for what no reader knows. */
export function useFieldName() {
  const { t, i18n } = useLingui();
  return (field: string, sample: string | null) => {
    const message = changeNames[field];
    if (!message) return undefined;
    const name = i18n._(message);
    if (sample === null) return name;
    const title = sample || t({ message: "Untitled sample", comment: "In place of a sample’s title" });
    return t({ message: `“${title}”: ${name}`, comment: "A field of a sample, or what was done with it" });
  };
}

/** Fields of which the name alone says what happened. */
const withoutValues = new Set(["added", "removed"]);

/** A changed value: what it was, struck through, and what it became. */
export function ChangeLine({ field, sample, before, after }: ChangeLineProps) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  const titles = useSampleTitles();
  const name = nameOf(field, sample);
  if (name === undefined) return null;
  const untitled = t({ message: "Untitled sample", comment: "In place of a sample’s title" });
  const none = t({ message: "none", comment: "In place of the number of samples" });
  const words = (value: unknown) =>
    field === "order" && Array.isArray(value)
      ? value.map((id) => titles.get(String(id)) || untitled).join(", ")
      : wordsOf(field, value);
  const [old, now] = withoutValues.has(field) ? [] : [words(before), words(after)];
  return (
    <div className={styles["change"]}>
      <dt>{name}</dt>
      {now !== undefined && (
        <dd>
          <VisuallyHidden>{t({ message: "Before:", comment: "Precedes an old value" })} </VisuallyHidden>
          <del lang={languageOf(field, before)}>{old || none}</del>
          <ArrowRight size={14} aria-hidden="true" />
          <VisuallyHidden> {t({ message: "Now:", comment: "Precedes a new value" })} </VisuallyHidden>
          <ins lang={languageOf(field, after)}>{now || none}</ins>
        </dd>
      )}
    </div>
  );
}
