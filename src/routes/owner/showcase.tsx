import { createFileRoute, redirect } from "@tanstack/react-router";
import { ChipPlayer } from "#src/features/player/ChipPlayer.tsx";
import { ShowcasePage } from "#src/features/showcase/ShowcasePage.tsx";
import { serverHas } from "#src/session/session.ts";
import { BackToArtists } from "./-BackToArtists.tsx";

/** What visitors hear on the public page: only on servers with the feature `showcase`. */
export const Route = createFileRoute("/owner/showcase")({
  beforeLoad: ({ context: { session } }) => {
    if (!serverHas(session, "showcase")) throw redirect({ to: "/owner/voice-artists", replace: true });
  },
  component: () => (
    <ShowcasePage
      back={<BackToArtists />}
      player={(voice, all) => <ChipPlayer voice={voice} all={all} inRow />}
    />
  ),
});
