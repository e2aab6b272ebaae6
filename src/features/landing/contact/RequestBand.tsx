import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./RequestBand.module.css";

/** The invitation to send a voice request. */
export function RequestBand({ action }: { action: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles["band"]} aria-labelledby={heading}>
      <Rings count={5} step={0.62} className={styles["rings"]} />
      <h2 id={heading} className={styles["title"]}>
        <Trans>Send your script; we suggest voices, record, mix and deliver.</Trans>
      </h2>
      {action}
    </section>
  );
}
