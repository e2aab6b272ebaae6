import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { listsQuery } from "#src/features/lists/queries.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./AddToListMenu.module.css";
import { ListOption, type ListNews } from "./ListOption.tsx";
import { NewListForm } from "./NewListForm.tsx";

const fold = (text: string) => text.trim().toLocaleLowerCase(currentLocale());

/** The reader’s lists with a tick at those that hold all these voices, and a new one. */
export function AddToListMenu({ voices }: { voices: readonly Voice[] }) {
  const { t } = useLingui();
  const voiceIds = voices.map(({ voiceId }) => voiceId);
  const { data, error } = useQuery(listsQuery(voiceIds));
  const [search, setSearch] = useState("");
  const [isNaming, setNaming] = useState(false);
  // The form goes away with the focused field: what opened it has the focus again.
  const [wasNaming, setWasNaming] = useState(false);
  const beginNaming = () => {
    setNaming(true);
    setWasNaming(true);
  };
  const [news, setNews] = useState<ListNews>();
  const found = data?.filter(({ name }) => fold(name).includes(fold(search)));
  const { name, isIn } = news ?? {};
  return (
    <div className={styles["menu"]}>
      {data && data.length > 0 && (
        <TextInput
          type="search"
          aria-label={t({ message: "Search lists", comment: "Name of a search field" })}
          placeholder={t({ message: "Search lists", comment: "Name of a search field" })}
          autoComplete="off"
          before={<Search size={18} aria-hidden="true" />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {error && <FailureNotice error={error} />}
      {!data && !error && (
        <LoadingWords className={styles["words"]}>
          <Trans>Loading</Trans>
        </LoadingWords>
      )}
      {data && found?.length === 0 && (
        <Spoken as="p" className={styles["words"]} pause={pauseOfTyping}>
          {search ? <Trans>No list matches this search</Trans> : <Trans>You have no lists yet</Trans>}
        </Spoken>
      )}
      {found && found.length > 0 && (
        <ul
          className={styles["lists"]}
          aria-label={t({ message: "Lists", comment: "Link of the bar: lists of voices" })}
        >
          {found.map((list) => (
            <ListOption key={list.listId} list={list} voiceIds={voiceIds} onNews={setNews} />
          ))}
        </ul>
      )}
      <div className={menuSeparatorClass} />
      {isNaming ? (
        <NewListForm
          voiceIds={voiceIds}
          onMade={(made) => {
            setNaming(false);
            setSearch("");
            setNews({ name: made, isIn: true });
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <button
          type="button"
          autoFocus={wasNaming}
          className={`${menuItemClass} ${styles["new"]}`}
          onClick={beginNaming}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans comment="Button and heading: makes a list of voices">New list</Trans>
        </button>
      )}
      <Status>
        {news &&
          (isIn ? (
            <span>
              <Trans comment="After voices were put into a list; name is the list’s">
                Added to the list: {name}
              </Trans>
            </span>
          ) : (
            <span>
              <Trans comment="After a voice was taken out of a list; name is the artist’s or the list’s">
                Removed from the list: {name}
              </Trans>
            </span>
          ))}
      </Status>
    </div>
  );
}
