import { useEffect } from "react";

let docks = 0;

/**
 * Marks the page by `data-dock` while a dock floats at its foot, so that bars and messages stand above it. There may be
 * two for a moment, when one takes the other's place.
 */
export function useDockMark(): void {
  useEffect(() => {
    docks += 1;
    document.documentElement.dataset["dock"] = "";
    return () => {
      docks -= 1;
      if (docks === 0) delete document.documentElement.dataset["dock"];
    };
  }, []);
}
