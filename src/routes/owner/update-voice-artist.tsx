import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/owner/update-voice-artist")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Update voice artist</Trans>
      </h1>
    </Container>
  );
}
