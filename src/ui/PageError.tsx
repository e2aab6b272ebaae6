import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Container } from "./Container.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** In the place of a page that failed; the focus, if it went with the page, goes to the main region. */
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
