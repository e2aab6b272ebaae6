import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleSlash from "lucide-react/icons/circle-slash-2";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { useContactLinks } from "#src/features/voice-requests/contact/contact-ways.ts";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { buttonClass } from "#src/ui/button/button-class.ts";
import styles from "./Side.module.css";

interface NextStepProps {
  request: ReadRequest;
  acts: Acts;
  onLost: () => void;
}

/** What an owner does next, with what it will do; nothing where a request has come to its end. */
export function NextStep({ request, acts, onLost }: NextStepProps) {
  const { state, waitingSince } = request;
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
          {waitingSince !== null && <ContactStep request={request} acts={acts} />}
          <Button wide look="quiet" icon={<CircleSlash size={18} aria-hidden="true" />} onClick={onLost}>
            <Trans comment="Button: a voice request came to nothing">Close as lost</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

/** Answers the visitor by mail. */
function ContactStep({ request, acts }: Omit<NextStepProps, "onLost">) {
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
