import { createContext } from "react";

/** Leads from the page that is shown to the one that it was reached from. */
export interface Way {
  /** Whether a link to the page's list leads to the same page. */
  isList: boolean;
  go: () => void;
}

export interface WayBack {
  /** The way back for a page whose list is at `href`; undefined where nobody knows where one came from. */
  find: (href: string) => Way | undefined;
  /** Tells that the page is left for its list, whose way back must not lead here. */
  leaveForList: () => void;
}

/** Nothing is known of it on pages without a router. */
export const WayBackContext = createContext<WayBack>({
  find: () => undefined,
  leaveForList: () => undefined,
});
