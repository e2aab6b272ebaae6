import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/_client/panel")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Voice library</Trans>
      </h1>
    </Container>
  );
}
