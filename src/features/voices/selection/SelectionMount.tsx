import { useState } from "react";
import { exitMultiSelect, useVoices } from "#src/features/voices/store.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import type { SelectionBarProps } from "./SelectionBar.tsx";

const SelectionBar = lazyPart(() => import("./SelectionBar.tsx").then((code) => code.SelectionBar));

/** Loads the selection bar with the first multi-select; then it stays, so that it can slide out. */
export function SelectionMount(props: SelectionBarProps) {
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const [isMounted, setMounted] = useState(isSelecting);
  if (isSelecting && !isMounted) setMounted(true);
  const handleMissing = () => {
    exitMultiSelect();
    setMounted(false);
  };
  return isMounted && <SelectionBar {...props} onMissing={handleMissing} />;
}
