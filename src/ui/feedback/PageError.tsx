import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** Replaces a page that failed. If the focus was lost with the page, the main region gets it. */
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
