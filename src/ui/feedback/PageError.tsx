import { Trans } from "@lingui/react/macro";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** Replaces a page that failed. */
export const PageError = ({ onRetry }: { onRetry: () => void }) => (
  <Container>
    <ErrorPanel onRetry={onRetry}>
      <Trans>Something went wrong, please try again</Trans>
    </ErrorPanel>
  </Container>
);
