import { Trans } from "@lingui/react/macro";
import { parseSearch } from "#src/lib/browser/search.ts";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import { BackLink } from "#src/ui/page/BackLink.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address that a comparison was opened from. It is none of its own, which people share. */
    openedFrom?: string | undefined;
  }
}

const parseAddress = (address: string | undefined) => new URL(address ?? "/panel", location.origin);

/** The library: with filters, text, order and page where the comparison was opened from it. */
export function libraryOf(openedFrom: string | undefined): Pick<AppLinkProps, "to" | "search"> {
  const { pathname, search } = parseAddress(openedFrom);
  return { to: "/panel", search: pathname === "/panel" ? parseSearch(search) : {} };
}

/** Leads to where the comparison was opened from; to the library where that is unknown. */
export function WayBack({ openedFrom }: { openedFrom: string | undefined }) {
  const [, page, id] = parseAddress(openedFrom).pathname.split("/");
  if (page === "lists" && id)
    return (
      <BackLink to="/lists/$listId" params={{ listId: id }}>
        <Trans comment="Link: back to a list of voices">Back to the list</Trans>
      </BackLink>
    );
  if (page === "offers" && id)
    return (
      <BackLink to="/offers/$offerId" params={{ offerId: id }}>
        <Trans comment="Link: from a comparison back to the offer whose voices it compares">
          Back to the offer
        </Trans>
      </BackLink>
    );
  if (page === "liked-voices")
    return (
      <BackLink to="/liked-voices">
        <Trans>Liked Voices</Trans>
      </BackLink>
    );
  return (
    <BackLink {...libraryOf(openedFrom)}>
      <Trans comment="Heading and link">Voice library</Trans>
    </BackLink>
  );
}
