import { Plural } from "@lingui/react/macro";
import { useLayoutEffect, useRef, type RefObject } from "react";
import styles from "./VotesTable.module.css";

interface FirstLineProps {
  body: RefObject<HTMLTableSectionElement | null>;
  first: number;
}

/** The line under the first voices of the table, which slides to its new place. */
export function FirstLine({ body, first }: FirstLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rows = body.current;
    if (!rows) return undefined;
    const place = () => {
      const row = rows.rows[first - 1];
      const bottom = row ? row.offsetTop + row.offsetHeight : 0;
      line.current?.style.setProperty("transform", `translateY(${bottom}px)`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [body, first]);
  return (
    <div ref={line} className={styles["line"]} aria-hidden="true">
      <span className={styles["pill"]}>
        <Plural
          comment="On the line under the first voices of a table, and said when their number changes"
          value={first}
          one="First # voice"
          other="First # voices"
        />
      </span>
    </div>
  );
}
