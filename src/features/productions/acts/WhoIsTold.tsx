import { Plural, Trans } from "@lingui/react/macro";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { useServerHas } from "#src/session/use-session.ts";

/** How many of the client's people are told by mail of takes that are handed over, and that it can be undone. */
export function WhoIsTold({ offer: { production, company, clientName } }: { offer: ProducedOffer }) {
  const hasMail = useServerHas("mail");
  const { mailed = 0 } = production;
  const client = company ?? clientName;
  return (
    <>
      {hasMail && (
        <span>
          <Plural
            comment="How many people are told of takes that are handed over; client is a company or a person"
            value={mailed}
            _0={`Nobody at ${client} gets an e-mail.`}
            one={`# person at ${client} gets an e-mail.`}
            other={`# people at ${client} get an e-mail.`}
          />{" "}
        </span>
      )}
      <span>
        <Trans>You can take the takes back until the client opens them.</Trans>
      </span>
    </>
  );
}
