import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef, type MouseEvent } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { PageField } from "./PageField.tsx";
import styles from "./Pager.module.css";

interface PagerProps {
  /** One-based. */
  page: number;
  total: number;
  /** `isByKey`: the focus should follow to the results, which a pointer does by itself. */
  onPage: (page: number, isByKey: boolean) => void;
}

/** From so many pages on one can go to a page by its number. */
const manyPages = 6;

/** Previous, "Page 1 / 4", next, and a field for a page's number where there are many; renders nothing without pages. */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useLingui();
  const next = useRef<HTMLButtonElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // The button just pressed is disabled at an end and loses the focus: the other one takes it.
  useEffect(() => {
    const button = pressed.current;
    if (!button?.disabled) return;
    pressed.current = null;
    const { activeElement, body } = document;
    const other = button === next.current ? previous : next;
    if (activeElement === button || activeElement === body) other.current?.focus();
  });
  if (total < 1) return null;
  const show = (number: number, { currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = currentTarget;
    onPage(number, detail === 0);
  };
  return (
    <nav
      className={styles["pager"]}
      aria-label={t({ message: "Pages", comment: "Name of the pager for screen readers" })}
    >
      <Button
        ref={previous}
        disabled={page <= 1}
        icon={<ChevronLeft size={18} />}
        onClick={(event) => show(page - 1, event)}
      >
        <Trans comment="Button of the pager">Previous</Trans>
      </Button>
      <span className={styles["page"]}>
        <Trans comment="Middle of the pager; the tag sets the page’s number apart">
          Page <strong>{page}</strong> / {total}
        </Trans>
      </span>
      <Button ref={next} disabled={page >= total} onClick={(event) => show(page + 1, event)}>
        <Trans comment="Button of the pager">Next</Trans>
        <ChevronRight size={18} />
      </Button>
      {total >= manyPages && <PageField total={total} onPage={(number) => onPage(number, true)} />}
    </nav>
  );
}
