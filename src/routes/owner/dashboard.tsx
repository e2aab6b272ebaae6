import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/owner/dashboard")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Dashboard</Trans>
      </h1>
    </Container>
  );
}
