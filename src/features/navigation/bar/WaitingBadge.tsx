import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { attentionQuery } from "#src/session/offers/attention.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./WaitingBadge.module.css";

interface WaitingBadgeProps {
  /** On the icon of a tab. */
  isSmall?: boolean;
}

/** How many offers wait for the reader, after the name of their link; none, no number. */
export function WaitingBadge({ isSmall = false }: WaitingBadgeProps) {
  const waiting = useQuery(attentionQuery).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <>
      {" "}
      <span className={clsx(styles["badge"], isSmall && styles["small"])}>
        <Plural
          comment="After the link “Offers”: how many wait for an answer or are unread; only the number is seen, the tags hold what screen readers say"
          value={waiting}
          one={
            <Trans>
              # <VisuallyHidden>is waiting</VisuallyHidden>
            </Trans>
          }
          other={
            <Trans>
              # <VisuallyHidden>are waiting</VisuallyHidden>
            </Trans>
          }
        />
      </span>
    </>
  );
}
