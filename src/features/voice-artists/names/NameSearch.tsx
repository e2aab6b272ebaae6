import { useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./NameSearch.module.css";

interface NameSearchProps {
  query: string;
  onSearch: (query: string) => void;
  onEnter: () => void;
}

export function NameSearch({ query, onSearch, onEnter }: NameSearchProps) {
  const { t } = useLingui();
  return (
    <TextInput
      className={styles["search"]}
      type="search"
      aria-label={t`Find an artist`}
      placeholder={t`Find an artist`}
      autoComplete="off"
      before={<Search size={18} aria-hidden="true" />}
      value={query}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      onKeyDown={(event) => pressedKey(event) === "Enter" && onEnter()}
    />
  );
}
