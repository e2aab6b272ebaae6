import { useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import ChevronDown from "lucide-react/icons/chevron-down";
import { usageMedia } from "#contract/constants/values/offers.ts";
import { mediumNames } from "#src/features/offers/conversation/terms/words.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./Usage.module.css";

/** The media of a usage: a button that names those chosen and opens the list of all. */
export function MediaField() {
  const { t, i18n } = useLingui();
  const [{ value: chosen }, , { setValue }] = useField<string[]>("media");
  const toggle = (medium: string) =>
    void setValue(usageMedia.filter((one) => (one === medium) !== chosen.includes(one)));
  const label = t({ message: "Media", comment: "Label of a group: where a recording is used, such as TV" });
  const words = usageMedia
    .filter((medium) => chosen.includes(medium))
    .map((medium) => i18n._(mediumNames[medium]))
    .join(", ");
  const shown = words || t({ message: "not stated", comment: "In place of a use or a date" });
  return (
    <FieldGroup role="group" label={label}>
      {() => (
        <Popover
          align="start"
          className={styles["list"]}
          trigger={(trigger) => (
            <button {...trigger} className={styles["button"]} aria-label={`${label}: ${shown}`}>
              <span className={styles["chosen"]}>{shown}</span>
              <ChevronDown size={18} aria-hidden="true" />
            </button>
          )}
        >
          {usageMedia.map((medium) => (
            <Checkbox key={medium} checked={chosen.includes(medium)} onChange={() => toggle(medium)}>
              {i18n._(mediumNames[medium])}
            </Checkbox>
          ))}
        </Popover>
      )}
    </FieldGroup>
  );
}
