import { Trans } from "@lingui/react/macro";
import { Dot } from "#src/ui/tag/Dot.tsx";

/** Says that something of the other side has not been seen yet. */
export const UnreadDot = () => (
  <Dot>
    <Trans comment="Of an offer, or a tab of offers: for screen readers, in place of a dot">Unread</Trans>
  </Dot>
);
