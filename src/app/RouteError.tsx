import { useMatch, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { PageError } from "#src/ui/feedback/PageError.tsx";

/** Replaces a page that failed; the root's error needs a main region of its own. Retrying loads the page again. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const isRoot = useMatch({ strict: false, select: ({ routeId }) => routeId === "__root__" });
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const error = <PageError onRetry={retry} />;
  if (!isRoot) return error;
  return (
    <main id="main" tabIndex={-1}>
      {error}
    </main>
  );
}
