import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { Voice, VoicePage } from "#contract/voices.ts";
import { Pager } from "#src/ui/Pager.tsx";
import { aroundPage } from "./around.ts";
import type { LibraryResultsProps } from "./LibraryResults.tsx";
import { voicesQuery } from "./queries.ts";
import { useSettled } from "./use-settled.ts";
import { VoiceGrid } from "./VoiceGrid.tsx";
import styles from "./VoiceLibrary.module.css";

interface FoundVoicesProps extends Omit<LibraryResultsProps, "query"> {
  data: VoicePage;
  /** Whether these are the results before the ones asked for. */
  isBusy: boolean;
}

/** A page of cards and the pager; the page after it is fetched before it is asked for. */
export function FoundVoices({
  data,
  isBusy,
  filters,
  page,
  onShow,
  player,
  like,
  actions,
}: FoundVoicesProps) {
  const queryClient = useQueryClient();
  const { totalPages } = data;
  const lastPage = totalPages - 1;
  useEffect(() => {
    if (isBusy) return;
    if (page > lastPage) onShow(filters, lastPage, { replace: true });
    else if (page < lastPage) void queryClient.prefetchQuery(voicesQuery(filters, page + 1));
  }, [queryClient, isBusy, filters, page, lastPage, onShow]);

  const shown = useSettled({ filters, page, data }, isBusy);
  const around = useMemo(() => aroundPage({ queryClient, ...shown }), [queryClient, shown]);
  const playerAround = useCallback((voice: Voice) => player(voice, around), [player, around]);
  const show = (number: number) => onShow(filters, Math.min(Math.max(0, number - 1), lastPage));
  return (
    <div className={styles["results"]}>
      <VoiceGrid page={data} player={playerAround} like={like} actions={actions} isBusy={isBusy} keepsCards />
      <Pager page={Math.min(page, lastPage) + 1} total={totalPages} onPage={show} />
    </div>
  );
}
