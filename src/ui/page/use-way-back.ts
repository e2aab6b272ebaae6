import { use, type MouseEvent } from "react";
import { WayBackContext } from "#src/lib/browser/way-back.ts";
import { hrefOf, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";

/**
 * What a press on a link to a page's list does: it leads back to where one came from, with its search and place, and to the
 * list where that is unknown, or where another tab is asked for.
 */
export function useWayBack(list: Pick<AppLinkProps, "to" | "params" | "search">) {
  const { find, leaveForList } = use(WayBackContext);
  const href = hrefOf(list);
  const way = find(href);
  return {
    /** Whether the link leads elsewhere than to the list. */
    isElsewhere: way !== undefined && !way.isList,
    onClick: (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const back = find(href);
      if (!back) return leaveForList();
      event.preventDefault();
      back.go();
    },
  };
}
