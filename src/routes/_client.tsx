import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { LikeFailure } from "#src/features/liked-voices/LikeFailure.tsx";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { OfferProvider } from "#src/features/offers/OfferProvider.tsx";
import { focusMultiSelectToggle } from "#src/features/voices/selection/MultiSelectToggle.tsx";
import type { SelectionBarProps } from "#src/features/voices/selection/SelectionBar.tsx";
import { SelectionMount } from "#src/features/voices/selection/SelectionMount.tsx";
import { exitMultiSelect, deselect } from "#src/features/voices/store.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { requireSession } from "#src/session/require-session.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { useUserKey } from "#src/session/use-session.ts";

/** Pages of clients; owners may open them too. */
export const Route = createFileRoute("/_client")({ beforeLoad: requireSession, component: Layout });

/** Needed with a selection, not before. */
const CompareLink = lazyPart(() =>
  import("#src/features/compare/CompareLink.tsx").then((code) => code.CompareLink),
);
const AddManyButton = lazyPart(() =>
  import("#src/features/lists/add/AddManyButton.tsx").then((code) => code.AddManyButton),
);
const besidesRem = { compare: 10, lists: 9.5 };

/** What can be done with the selected voices, and how much wider than the offer button alone that is, in rem. */
function selectionActs(session: Session): Pick<SelectionBarProps, "action" | "besidesRem"> {
  const [canCompare, hasLists] = [serverHas(session, "search"), serverHas(session, "lists")];
  return {
    besidesRem: (canCompare ? besidesRem.compare : 0) + (hasLists ? besidesRem.lists : 0),
    action: (voices) => (
      <>
        {hasLists && <AddManyButton voices={voices} />}
        {canCompare && <CompareLink voices={voices} />}
        <OfferForManyButton voices={voices} />
      </>
    ),
  };
}

/** The button that opened the form unmounts with the selection: the focus is then lost or in a hidden element. */
function recoverFocus(): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest("[inert], dialog:not([open])");
  if (isLost) focusMultiSelectToggle();
}

function Layout() {
  const { session } = Route.useRouteContext();
  const userKey = useUserKey(session);
  // These pages have a bar of their own at their foot.
  const hasBar = useLocation({ select: ({ pathname }) => /^\/(compare$|rooms\/)/.test(pathname) });
  if (session.userType !== "client") return <Outlet key={userKey} />;
  return (
    <OfferProvider key={userKey} onRemove={deselect} onClose={exitMultiSelect} onClosed={recoverFocus}>
      <Outlet />
      {!hasBar && <SelectionMount {...selectionActs(session)} />}
      <LikeFailure />
    </OfferProvider>
  );
}
