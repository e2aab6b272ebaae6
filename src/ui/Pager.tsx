import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Button } from "./Button.tsx";
import styles from "./Pager.module.css";

interface PagerProps {
  /** One-based, as people read it. */
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Previous, "Page 1 / 4", next; nothing when there are no pages. */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useLingui();
  if (total < 1) return null;
  return (
    <nav className={styles["pager"]} aria-label={t`Pages`}>
      <Button disabled={page <= 1} icon={<ChevronLeft size={18} />} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span className={styles["page"]}>
        <Trans>
          Page <strong>{page}</strong> / {total}
        </Trans>
      </span>
      <Button disabled={page >= total} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}
