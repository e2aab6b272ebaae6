import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useFormikContext } from "formik";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, type ReactNode } from "react";
import { mediaOfPlatform } from "#src/features/offers/usage/media-of-platform.ts";
import { crossFade } from "#src/lib/browser/cross-fade.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { isSame } from "#src/lib/is-same.ts";
import type { MeterVoice } from "#src/voice/spoken/meter/use-meter.ts";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import styles from "./Brief.module.css";
import { furtherFields } from "./brief-schema.ts";
import type { AllInputs } from "#src/features/offers/offer-inputs.ts";

const BriefFields = lazyPart(() => import("./BriefFields.tsx").then((code) => code.BriefFields));

/** What the closed part would send; what the platform alone filled in is nothing of its own. */
const asOpened = (values: AllInputs): AllInputs => ({
  ...values,
  isBriefOpen: true,
  again: "",
  media: isSame(values.media, mediaOfPlatform(values.platform)) ? [] : values.media,
});

interface BriefPartProps {
  voices: readonly MeterVoice[];
  /** Further fields, below those of the opened part. */
  more: ReactNode;
}

/** "Add a script and usage": a closed part, whose code is loaded when it is opened. */
export function BriefPart({ voices, more }: BriefPartProps) {
  const { values, setFieldValue } = useFormikContext<AllInputs>();
  const { isBriefOpen: isOpen } = values;
  const holdsSomething = !isOpen && Object.keys(furtherFields(asOpened(values))).length > 0;
  const id = useId();
  return (
    <div className={clsx(styles["part"], isOpen && styles["open"])}>
      <button
        type="button"
        className={styles["toggle"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={BriefFields.preload}
        onFocus={BriefFields.preload}
        onClick={() => crossFade(() => void setFieldValue("isBriefOpen", !isOpen))}
      >
        <ChevronDown size={20} aria-hidden="true" />
        <span>
          <Trans comment="Button that opens a part of a form">
            Add a script and usage <span className={styles["optional"]}>(optional)</span>
          </Trans>
        </span>
      </button>
      {holdsSomething && (
        <p className={styles["optional"]}>
          <Trans>What you entered here is not sent while this is closed.</Trans>
        </p>
      )}
      <div id={id} className={styles["fields"]} hidden={!isOpen}>
        {isOpen && <BriefFields voices={voices} loading={<Spinner />} />}
        {isOpen && more}
      </div>
    </div>
  );
}
