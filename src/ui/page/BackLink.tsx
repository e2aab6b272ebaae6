import { Trans } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { AppLink, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import styles from "./BackLink.module.css";
import { useWayBack } from "./use-way-back.ts";

/** Leads to where one came from; a page that was opened by its address leads to its list, whose name is the children. */
export function BackLink({ children, ...list }: AppLinkProps) {
  const { isElsewhere, onClick } = useWayBack(list);
  return (
    <AppLink {...list} className={styles["link"]} onClick={onClick}>
      <ArrowLeft size={18} aria-hidden="true" />
      {isElsewhere ? (
        <span key="back">
          <Trans comment="Link: to the page that one came from">Back</Trans>
        </span>
      ) : (
        <span key="list">{children}</span>
      )}
    </AppLink>
  );
}
