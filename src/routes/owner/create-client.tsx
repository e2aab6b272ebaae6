import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";

export const Route = createFileRoute("/owner/create-client")({ component: Page });

function Page() {
  return (
    <Container>
      <h1>
        <Trans>Create client</Trans>
      </h1>
    </Container>
  );
}
