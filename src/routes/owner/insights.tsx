import { createFileRoute } from "@tanstack/react-router";
import { insightPeriods } from "#contract/constants/values/insights.ts";
import { InsightsPage } from "#src/features/insights/InsightsPage.tsx";
import { SectionLinks } from "#src/features/navigation/SectionLinks.tsx";
import { requireFeature } from "#src/session/require-session.ts";

/** Nonsense in the address is the usual period, which it does not name. */
const readDays = (value: unknown) =>
  insightPeriods.find((period) => period === Number(value)) ?? insightPeriods[0];

export const Route = createFileRoute("/owner/insights")({
  validateSearch: (search: { days?: number }) => search,
  beforeLoad: requireFeature("insights"),
  component: Page,
});

function Page() {
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <SectionLinks section="dashboard" session={session} />
      <InsightsPage
        days={readDays(Route.useSearch().days)}
        onChooseDays={(days) => void navigate({ search: days === insightPeriods[0] ? {} : { days } })}
      />
    </>
  );
}
