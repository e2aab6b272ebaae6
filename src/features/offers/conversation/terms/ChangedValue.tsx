import { Trans } from "@lingui/react/macro";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./Terms.module.css";

interface ChangedValueProps {
  before: string;
  after: string;
}

/** "$1,000 $1,250": the old value struck through, which screen readers hear in words. */
export const ChangedValue = ({ before, after }: ChangedValueProps) => (
  <>
    <VisuallyHidden>
      <Trans comment="For screen readers, before an old value that a new one follows">was</Trans>{" "}
    </VisuallyHidden>
    <s className={styles["old"]}>{before}</s>{" "}
    <VisuallyHidden>
      <Trans comment="For screen readers, before a new value that follows the old one">now</Trans>{" "}
    </VisuallyHidden>
    <ins className={styles["new"]}>{after}</ins>
  </>
);
