import { useMatch, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { PageError } from "#src/ui/PageError.tsx";

/** A page that failed, with the rest of the site around it; where that failed too, alone. Trying again loads it anew. */
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
