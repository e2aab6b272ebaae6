import { Trans } from "@lingui/react/macro";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Container } from "#src/ui/Container.tsx";
import { ErrorPanel } from "#src/ui/ErrorPanel.tsx";

/** A page that failed, with the rest of the site around it. Trying again loads it anew. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container>
      <ErrorPanel onRetry={retry}>
        <Trans>Something went wrong, please try again</Trans>
      </ErrorPanel>
    </Container>
  );
}
