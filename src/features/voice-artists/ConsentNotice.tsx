import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";
import { artistsQueryOf } from "./list/artists-query.ts";
import { artistsQuery } from "./queries.ts";

const ending = artistsQueryOf({ consent: "ending" });

/** Says of how many artists the consent ends within 30 days or has ended, with the way to them; nothing where of none. */
export function ConsentNotice() {
  const count = useQuery(artistsQuery(ending)).data?.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <Notice kind="warning" isRead>
      <Plural
        comment="Notice on an owner’s first page; count is how many artists, a whole number"
        value={count}
        one="The consent of # artist ends within 30 days or has ended."
        other="The consent of # artists ends within 30 days or has ended."
      />{" "}
      <AppLink className={noticeLinkClass} to="/owner/voice-artists" search={{ consent: "ending" }}>
        <Trans comment="Link of a notice: leads to the artists whose consent ends">Show artists</Trans>
      </AppLink>
    </Notice>
  );
}
