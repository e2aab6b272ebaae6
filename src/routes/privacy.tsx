import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/privacy")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Privacy notice</Trans>
      </h1>
    </Container>
  );
}
