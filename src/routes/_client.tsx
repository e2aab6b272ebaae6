import { createFileRoute, Outlet } from "@tanstack/react-router";
import { LikeFailure } from "#src/features/liked-voices/LikeFailure.tsx";
import { OfferDesk } from "#src/features/offers/OfferDesk.tsx";
import type { OfferDeskProps } from "#src/features/offers/OfferDesk.tsx";
import { OfferForManyButton } from "#src/features/offers/OfferForManyButton.tsx";
import { useWhosePage } from "#src/features/session/use-session.ts";
import { requireSession } from "#src/features/session/require-session.ts";
import { ChosenVoices } from "#src/features/voices/ChosenVoices.tsx";
import { focusMultiSelectToggle } from "#src/features/voices/MultiSelectToggle.tsx";
import type { SelectionBarProps } from "#src/features/voices/SelectionBar.tsx";
import { exitMultiSelect, letGo } from "#src/features/voices/store.ts";
import { later } from "#src/lib/later.tsx";

/** Clients; owners may pass. */
export const Route = createFileRoute("/_client")({ beforeLoad: requireSession, component: Layout });

const ChipPlayer = later(() => import("#src/features/player/ChipPlayer.tsx").then((code) => code.ChipPlayer));

const player: OfferDeskProps["player"] = (voice, all) => <ChipPlayer voice={voice} all={all} />;
const offerForMany: SelectionBarProps["action"] = (voices) => <OfferForManyButton voices={voices} />;

/** The button that opened the form is gone with the selection: the focus is nowhere, or where nobody can see it. */
function catchFocus(): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.closest("[inert], dialog:not([open])");
  if (isLost) focusMultiSelectToggle();
}

function Layout() {
  const { session } = Route.useRouteContext();
  const whose = useWhosePage(session);
  if (session.userType !== "client") return <Outlet key={whose} />;
  return (
    <OfferDesk key={whose} player={player} onRemove={letGo} onClose={exitMultiSelect} onClosed={catchFocus}>
      <Outlet />
      <ChosenVoices action={offerForMany} />
      <LikeFailure />
    </OfferDesk>
  );
}
