import type { ReactNode } from "react";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import styles from "./ListFilters.module.css";

interface ListFiltersProps {
  /** Placeholder and name of the search. */
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** Further filters. */
  children: ReactNode;
}

/** Search and filters of a list, side by side; on small screens the search has a line of its own. */
export const ListFilters = ({ label, q, onSearch, children }: ListFiltersProps) => (
  <div role="search" className={styles["filters"]}>
    <SearchInput className={styles["search"]} label={label} value={q} onSearch={onSearch} />
    {children}
  </div>
);
