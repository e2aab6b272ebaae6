import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** Replaces a page that failed. Where nothing has the focus, as on a page that was not used yet, the main region gets it. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  }, []);
  return (
    <Container>
      <ErrorPanel onRetry={onRetry}>
        <Trans>Something went wrong, please try again</Trans>
      </ErrorPanel>
    </Container>
  );
}
