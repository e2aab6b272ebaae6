import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import AudioLines from "lucide-react/icons/audio-lines";
import KeyRound from "lucide-react/icons/key-round";
import Mail from "lucide-react/icons/mail";
import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import type { ClientMenus } from "#src/features/clients/list/ClientMenu.tsx";
import { firstPerson } from "#src/features/clients/list/first-person.ts";
import { mailTo } from "#src/lib/mail-to.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import type { ReadClient } from "./client-query.ts";
import styles from "./ClientPage.module.css";

/** Voices are still suggested to these. */
const openStates = new Set<RequestState>(["new", "contacted", "suggested"]);

interface StepsPanelProps extends Pick<ClientMenus, "onAct"> {
  client: ReadClient;
}

/** What an owner does next for a client: what there is no way to is not offered. */
export function StepsPanel({ client, onAct }: StepsPanelProps) {
  const request = client.requests.find(({ state }) => openStates.has(state));
  const email = firstPerson(client)?.email ?? null;
  return (
    <section className={clsx(styles["panel"], styles["quiet"])} aria-labelledby="client-steps">
      <h2 id="client-steps">
        <Trans comment="Heading: what can be done now">Next steps</Trans>
      </h2>
      {request && (
        <LinkButton
          to="/owner/requests/$requestId"
          params={{ requestId: request.id }}
          look="primary"
          wide
          icon={<AudioLines size={20} aria-hidden="true" />}
        >
          <Trans comment="Button: leads to the request for which voices are suggested">Suggest voices</Trans>
        </LinkButton>
      )}
      {email !== null && (
        <a
          className={buttonClass({ look: request ? "outline" : "primary", wide: true })}
          href={mailTo(email)}
        >
          <Mail size={20} aria-hidden="true" />
          <Trans comment="Button: answers a visitor">Write an e-mail</Trans>
        </a>
      )}
      <Button
        wide
        icon={<KeyRound size={20} aria-hidden="true" />}
        onClick={() => onAct("credentials", client)}
      >
        <Trans>Make new credentials</Trans>
      </Button>
    </section>
  );
}
