import { createFileRoute } from "@tanstack/react-router";
import { ShowcasePage } from "#src/features/showcase/ShowcasePage.tsx";
import { BackToArtists } from "./-BackToArtists.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** What visitors hear on the public page: only on servers with the feature `showcase`. */
export const Route = createFileRoute("/owner/showcase")({
  beforeLoad: requireFeature("showcase", "/owner/voice-artists"),
  component: () => <ShowcasePage back={<BackToArtists />} />,
});
