import { useEffect } from "react";
import { useLoaded } from "#src/lib/use-loaded.ts";
import type { SelectionBarProps } from "./SelectionBar.tsx";
import { useVoices } from "./store.ts";

const loadBar = () => import("./SelectionBar.tsx").then((code) => code.SelectionBar);

/** The selection bar, whose code comes when choosing begins: before there is anything to show. */
export function ChosenVoices({ action }: SelectionBarProps) {
  // Counts the choices too, so that each tries again what could not be fetched.
  const wanted = useVoices(({ multiSelect, selection }) => (multiSelect ? 1 + selection.size : 0));
  const [Bar, load] = useLoaded(loadBar);
  useEffect(() => {
    if (wanted > 0) load().catch(() => undefined);
  }, [wanted, load]);
  return Bar && <Bar action={action} />;
}
