import { useEffect } from "react";
import { agency } from "#src/lib/agency.ts";

/** Names the page in the tab: "Voice library", a dot, and the agency's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${agency.name}` : agency.name;
  }, [title]);
}
