import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleSlash from "lucide-react/icons/circle-slash-2";
import Handshake from "lucide-react/icons/handshake";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { useContactLinks } from "#src/features/voice-requests/contact/contact-ways.ts";
import { SuggestLink } from "#src/features/voice-requests/page/RequestHead.tsx";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { buttonClass } from "#src/ui/button/button-class.ts";
import styles from "./Side.module.css";

interface NextStepProps {
  request: ReadRequest;
  /** Whether letters can be sent. */
  hasMail: boolean;
  acts: Acts;
  onMakeClient: () => void;
  /** Whether rooms can be opened for it. */
  canSuggest: boolean;
  onLost: () => void;
}

/** What an owner does next, with what it will do; nothing where a request has come to its end. */
export function NextStep(props: NextStepProps) {
  const { request, hasMail, acts, canSuggest, onMakeClient, onLost } = props;
  const { state, waitingSince, client, offers } = request;
  const [offer] = offers;
  const isAnswered = waitingSince === null || state === "suggested";
  const suggestsNext = isAnswered && client === null && canSuggest && request.rooms.length === 0;
  if (state === "won" || state === "lost") return null;
  return (
    <section
      className={clsx(pageStyles["panel"], pageStyles["quiet"], styles["next"])}
      aria-labelledby="next"
    >
      <h2 id="next">
        <Trans comment="Heading: what is to be done now">Next step</Trans>
      </h2>
      {state === "spam" ? (
        <>
          <p>
            <Trans>The request goes back to the new ones, and the team is told by e-mail.</Trans>
          </p>
          <Button
            wide
            look="primary"
            icon={<ShieldCheck size={20} aria-hidden="true" />}
            onClick={() => acts.act(request, { kind: "state", state: "new" })}
          >
            <Trans comment="Button: a voice request is no spam">Not suspected</Trans>
          </Button>
        </>
      ) : (
        <>
          {!isAnswered && <ContactStep request={request} acts={acts} />}
          {suggestsNext && (
            <>
              <p>
                <Trans>
                  The library opens beside the request, its words already searched. One press then makes list
                  and room, and sends the e-mail that you see before.
                </Trans>
              </p>
              <SuggestLink request={request} isNext />
            </>
          )}
          {client === null && isAnswered && (
            <ClientStep hasMail={hasMail} isNext={!suggestsNext} onMakeClient={onMakeClient} />
          )}
          {offer && (
            <LinkButton
              wide
              look="primary"
              to="/offers/$offerId"
              params={{ offerId: offer.offerId }}
              icon={<Handshake size={20} aria-hidden="true" />}
            >
              <Trans comment="Button: leads to what a client has offered">Look at the offer</Trans>
            </LinkButton>
          )}
          <Button wide look="quiet" icon={<CircleSlash size={18} aria-hidden="true" />} onClick={onLost}>
            <Trans comment="Button: a voice request came to nothing">Close as lost</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

interface ClientStepProps extends Pick<NextStepProps, "hasMail" | "onMakeClient"> {
  /** Otherwise it is another way to go on. */
  isNext: boolean;
}

/** Makes a client of the visitor. */
const ClientStep = ({ hasMail, isNext, onMakeClient }: ClientStepProps) => (
  <>
    {isNext && (
      <p>
        {hasMail ? (
          <Trans>
            An invitation goes out by e-mail. The voice that was chosen waits as a filled offer for when the
            client first logs in.
          </Trans>
        ) : (
          <Trans>
            You get a username and password to pass on. The voice that was chosen waits as a filled offer for
            when the client first logs in.
          </Trans>
        )}
      </p>
    )}
    <Button
      wide
      look={isNext ? "primary" : "quiet"}
      icon={<UserRoundPlus size={20} aria-hidden="true" />}
      onClick={onMakeClient}
    >
      <Trans comment="Button: makes a client of a visitor who sent a voice request">Make a client</Trans>
    </Button>
  </>
);

/** Answers the visitor by mail. */
function ContactStep({ request, acts }: Pick<NextStepProps, "request" | "acts">) {
  const { mail } = useContactLinks(request);
  return (
    <>
      <p>
        <Trans>
          Your e-mail program opens with a greeting in the visitor’s language. Nothing is sent by itself; that
          you wrote is recorded.
        </Trans>
      </p>
      <a
        className={buttonClass({ look: "primary", wide: true })}
        href={mail}
        onClick={() => acts.act(request, { kind: "contact", by: "mail" })}
      >
        <Mail size={20} aria-hidden="true" />
        <Trans comment="Button: answers a visitor">Write an e-mail</Trans>
      </a>
    </>
  );
}
