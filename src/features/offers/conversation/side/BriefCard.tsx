import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Brief, OfferVoice } from "#contract/offers/offers.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import styles from "./Side.module.css";

const SpokenMeter = lazyPart(() =>
  import("#src/voice/spoken/meter/SpokenMeter.tsx").then((code) => code.SpokenMeter),
);

interface BriefCardProps {
  brief: Brief | null;
  /** Those of the terms that hold: each has its own pace. */
  voices: readonly OfferVoice[];
  /** Told how long the script takes. */
  onMeter: Parameters<typeof SpokenMeter>[0]["onMeter"];
  /** Opens the form; left out for who may not change it. */
  onEdit: (() => void) | undefined;
  onPreload?: (() => void) | undefined;
}

/** What is to be spoken, and how long each voice takes for it. A long script scrolls by itself. */
export function BriefCard({ brief, voices, onMeter, onEdit, onPreload }: BriefCardProps): ReactNode {
  const { i18n, t } = useLingui();
  const seconds = brief?.targetSeconds;
  const language = brief?.scriptLanguage;
  const facts = [
    language && i18n._(languageNames[language]),
    seconds &&
      t({ message: `target ${seconds} s`, comment: "How long a script should take; seconds is a number" }),
  ].filter(Boolean);
  return (
    <section className={styles["card"]}>
      <div className={styles["line-head"]}>
        <h2 className={styles["heading"]}>
          <Trans comment="Heading: what is to be spoken, and how">Brief</Trans>
        </h2>
        {onEdit && (
          <Button
            size="small"
            look="quiet"
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={onEdit}
            onPointerEnter={onPreload}
            onFocus={onPreload}
          >
            <Trans comment="Button: changes the brief">Edit</Trans>
          </Button>
        )}
      </div>
      {brief?.script && (
        <p
          className={styles["script"]}
          lang={language ? languageTags[language] : undefined}
          dir="auto"
          // A region that scrolls can be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {brief.script}
        </p>
      )}
      {facts.length > 0 && <p className={styles["line"]}>{facts.join(" · ")}</p>}
      {brief?.script && language && (
        <div className={styles["meter"]}>
          <SpokenMeter
            text={brief.script}
            language={language}
            target={seconds ?? undefined}
            voices={voices}
            onMeter={onMeter}
          />
        </div>
      )}
      {brief?.notes && (
        <p className={styles["note"]} dir="auto">
          {brief.notes}
        </p>
      )}
      {!brief?.script && facts.length === 0 && !brief?.notes && (
        <p className={styles["line"]}>
          <Trans>Nothing is stated yet.</Trans>
        </p>
      )}
    </section>
  );
}
