import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { FactorSetup } from "#src/features/account/two-step/FactorSetup.tsx";
import { SecondFactorPage } from "#src/features/login/SecondFactorPage.tsx";
import { readNext } from "#src/features/login/safe-next.ts";
import { refetchSession } from "#src/session/queries.ts";
import { requireDuty } from "#src/session/require-session.ts";
import { startPage } from "#src/session/session.ts";

export const Route = createFileRoute("/_sign-in/second-factor-setup")({
  validateSearch: readNext,
  beforeLoad: requireDuty,
  component: Page,
});

function Page() {
  const { next } = Route.useSearch();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const proceed = async () => {
    const session = await refetchSession(queryClient);
    history.replace(next ?? startPage(session));
  };
  return (
    <SecondFactorPage>
      <FactorSetup onDone={() => void proceed().catch(() => undefined)} />
    </SecondFactorPage>
  );
}
