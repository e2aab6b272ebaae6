import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import MessagesSquare from "lucide-react/icons/messages-square";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { attentionQuery } from "#src/session/offers/attention.ts";
import { ActionBox } from "./ActionBox.tsx";

/** How many offers the agency must answer, as a link to them. Only on servers with the feature `negotiation`. */
export function WaitingBox() {
  const turn = useQuery(attentionQuery).data?.turn;
  const count = turn === undefined ? undefined : formatCount(turn, currentLocale());
  return (
    <ActionBox
      to="/offers"
      icon={<MessagesSquare size={22} />}
      title={
        count === undefined ? (
          <Trans comment="Tab above the list of offers, and a tile">Waiting for you</Trans>
        ) : (
          <Trans comment="Title of a tile; count is how many offers wait for the reader’s answer">
            Waiting for you · {count}
          </Trans>
        )
      }
    >
      <Trans>See the offers that need your answer.</Trans>
    </ActionBox>
  );
}
