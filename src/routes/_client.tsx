import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { LikeOutcome } from "#src/features/liked-voices/LikeOutcome.tsx";
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
const FirstOfferNotice = lazyPart(() =>
  import("#src/features/offers/first/FirstOfferNotice.tsx").then((code) => code.FirstOfferNotice),
);
const widthsRem = { compare: 10, lists: 9.5, offer: 9.5 };

/** What can be done with the selected voices, and how much wider than one button that is, in rem. Owners make no offers. */
function selectionActs(session: Session): Pick<SelectionBarProps, "action" | "besidesRem"> {
  const acts = {
    compare: serverHas(session, "search"),
    lists: serverHas(session, "lists"),
    offer: session.userType === "client",
  };
  const shown = (["compare", "lists", "offer"] as const).filter((act) => acts[act]);
  return {
    besidesRem: shown.reduce((sum, act) => sum + widthsRem[act], -widthsRem.offer),
    action: (voices) => (
      <>
        {acts.lists && <AddManyButton voices={voices} />}
        {acts.compare && <CompareLink voices={voices} />}
        {acts.offer && <OfferForManyButton voices={voices} />}
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
  const selection = !hasBar && <SelectionMount {...selectionActs(session)} />;
  if (session.userType !== "client")
    return (
      <Fragment key={userKey}>
        <Outlet />
        {selection}
      </Fragment>
    );
  return (
    <OfferProvider key={userKey} onRemove={deselect} onClose={exitMultiSelect} onClosed={recoverFocus}>
      {!hasBar && serverHas(session, "requests") && session.profile.offers.length === 0 && (
        <FirstOfferNotice />
      )}
      <Outlet />
      {selection}
      <LikeOutcome />
    </OfferProvider>
  );
}
