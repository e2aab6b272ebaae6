import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/_client/liked-voices")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Liked Voices</Trans>
      </h1>
    </Container>
  );
}
