import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { ListMenu } from "#src/features/lists/ListMenu.tsx";
import { removeFromLists } from "#src/features/lists/mutations.ts";
import { listsQuery } from "#src/features/lists/queries.ts";
import { usePendingRemovals } from "#src/features/lists/removals.ts";
import { useAskedName } from "#src/features/lists/use-asked-name.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { Rings } from "#src/ui/Rings.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ListCard, type ListCardProps } from "./ListCard.tsx";
import styles from "./ListCards.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

const NameDialog = lazyPart(() =>
  import("#src/features/lists/NameDialog.tsx").then((code) => code.NameDialog),
);

interface ListsPageProps {
  /** What stands at the foot of a card; who can see its list unless it is given. */
  foot?: ListCardProps["foot"];
  onMade: (listId: string) => void;
}

/** The reader's lists as cards, newest change first. */
export function ListsPage({ foot, onMade }: ListsPageProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(listsQuery());
  const removed = usePendingRemovals();
  const { mutate: remove } = useSending(removeFromLists);
  const { asked, isOpen, ask, close } = useAskedName();
  const lists = data?.filter(
    ({ listId }) => !removed.some((removal) => removal.listId === listId && removal.voiceId === undefined),
  );
  const newList = (
    <Button
      look="primary"
      icon={<Plus size={18} aria-hidden="true" />}
      onPointerEnter={NameDialog.preload}
      onFocus={NameDialog.preload}
      onClick={() => ask({ act: "create" })}
    >
      <Trans comment="Button and heading: makes a list of voices">New list</Trans>
    </Button>
  );
  const isEmpty = lists?.length === 0;
  return (
    <ListPage
      title={t({ message: "Lists", comment: "Link of the bar: lists of voices" })}
      head={!isEmpty && newList}
      isActWide
    >
      {isEmpty && (
        <EmptyPanel
          picture={<Rings className={styles["rings"]} count={5} step={0.45} />}
          title={<Trans>You have no lists yet</Trans>}
          action={newList}
        />
      )}
      {lists && !isEmpty && (
        <ul className={styles["cards"]}>
          {lists.map((list) => {
            const { listId, name } = list;
            return (
              <ListCard
                key={listId}
                list={list}
                now={now}
                foot={foot}
                menu={
                  <ListMenu
                    list={list}
                    onAsk={ask}
                    onDelete={() => remove({ listId, name, isUndone: false })}
                  />
                }
              />
            );
          })}
        </ul>
      )}
      {!lists && (
        <div className={styles["loading"]}>
          <ListState error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {asked && <NameDialog asked={asked} open={isOpen} onClose={close} onMade={onMade} onMissing={close} />}
    </ListPage>
  );
}
