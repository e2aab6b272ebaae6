import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useLayoutEffect, useRef } from "react";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language } from "#contract/voices/voices.ts";
import { Field } from "#src/ui/form/Field.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { useFormField } from "#src/ui/form/use-form-field.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import styles from "./Brief.module.css";

interface ScriptFieldProps {
  /** Where the slowest voice passes the target; undefined where none does. */
  place: number | undefined;
  /** Seconds. */
  target: number | undefined;
  hasFirstFocus: boolean | undefined;
}

/** The text, its language and its target. Where the slowest voice passes the target a mark stands behind the text. */
export function ScriptField({ place, target, hasFirstFocus }: ScriptFieldProps) {
  const { t, i18n } = useLingui();
  const script = useFormField("script");
  const [language] = useField<Language | "">("scriptLanguage");
  const seconds = useFormField("targetSeconds");
  const targetError = useFieldError("targetSeconds");
  const mirror = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const follow = () => {
    if (mirror.current && area.current) mirror.current.scrollTop = area.current.scrollTop;
  };
  const hasMark = place !== undefined;
  useLayoutEffect(follow, [hasMark]);
  const targetErrorId = `${useId()}-error`;
  const { value: text } = script;
  const nextWord = !hasMark ? "" : (/\S+/.exec(text.slice(place))?.[0] ?? "");
  return (
    <>
      <Field
        label={t({ message: "Script", comment: "Label of a field: what is to be spoken" })}
        error={useFieldError("script")}
        beside={
          <div className={styles["controls"]}>
            <label>
              <VisuallyHidden>
                {t({ message: "Language of the script", comment: "Label of a field" })}
              </VisuallyHidden>
              <SelectInput {...language}>
                <option value="">
                  {t({ message: "not stated", comment: "In place of a use or a date" })}
                </option>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(languageNames[one])}
                  </option>
                ))}
              </SelectInput>
            </label>
            <label className={styles["target"]}>
              <Trans comment="Label of a field: how many seconds a recording may take">Target (s)</Trans>
              <input
                {...seconds}
                inputMode="numeric"
                autoComplete="off"
                size={4}
                aria-invalid={targetError ? true : undefined}
                aria-describedby={targetError ? targetErrorId : undefined}
              />
            </label>
          </div>
        }
        hint={
          target !== undefined &&
          hasMark && (
            <Trans comment="word is a word of the script">
              The slowest voice goes over {target} s at “{nextWord}”.
            </Trans>
          )
        }
      >
        {(control) => (
          <div className={styles["script"]}>
            {/* Only with a mark: to lay out a long text once more takes as long as the text itself. */}
            {hasMark && (
              <div ref={mirror} className={styles["mirror"]} aria-hidden="true">
                {text.slice(0, place)}
                <span className={styles["rest"]}>
                  <span className={styles["flag"]}>
                    <Trans comment="Seconds, very short">{target} s</Trans>
                  </span>
                  {text.slice(place)}
                </span>
                {/* A last empty line has its height in the text area too. */}
                {"\n "}
              </div>
            )}
            <textarea
              {...script}
              {...control}
              rows={8}
              lang={language.value ? languageTags[language.value] : undefined}
              data-first-focus={hasFirstFocus}
              ref={area}
              onScroll={follow}
            />
          </div>
        )}
      </Field>
      {targetError && (
        <p className={styles["error"]} id={targetErrorId}>
          <CircleAlert size={16} aria-hidden="true" />
          {targetError}
        </p>
      )}
    </>
  );
}
