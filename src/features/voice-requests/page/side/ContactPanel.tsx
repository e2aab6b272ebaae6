import { Trans, useLingui } from "@lingui/react/macro";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { useContactLinks, waysInOrder } from "#src/features/voice-requests/contact/contact-ways.ts";
import { ContactIcon } from "#src/features/voice-requests/contact/ContactIcon.tsx";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { CopyIconButton } from "#src/ui/button/CopyIconButton.tsx";
import styles from "./Side.module.css";

interface ContactPanelProps {
  request: ReadRequest;
  acts: Acts;
}

/** The ways to reach the visitor with their address and number; a press opens one, begun with a greeting, and is recorded. The address can be copied. */
export function ContactPanel({ request, acts }: ContactPanelProps) {
  const { t } = useLingui();
  const links = useContactLinks(request);
  const lines: Record<ContactWay, { first: ReactNode; second: ReactNode }> = {
    phone: { first: request.phone, second: <Trans comment="Link: telephones a visitor">Call</Trans> },
    mail: {
      first: request.email,
      second: (
        <Trans comment="Link: a mail that begins with a greeting">Write an e-mail, greeting ready</Trans>
      ),
    },
    whatsapp: {
      first: <Trans comment="Link: a message to a visitor">Write on WhatsApp</Trans>,
      second: <Trans comment="Below “Write on WhatsApp”">Greeting ready</Trans>,
    },
  };
  return (
    <section
      className={pageStyles["panel"]}
      aria-label={t({ message: "Contact", comment: "Head of a column: ways to reach a visitor" })}
    >
      <ul className={styles["ways"]}>
        {waysInOrder.map(
          (way) =>
            links[way] !== undefined && (
              <li key={way} className={styles["row"]}>
                <a
                  className={styles["way"]}
                  href={links[way]}
                  {...(way === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
                  onClick={() => acts.act(request, { kind: "contact", by: way })}
                >
                  <ContactIcon way={way} />
                  <span className={styles["words"]}>
                    <span className={styles["first"]}>{lines[way].first}</span>
                    <span className={styles["second"]}>{lines[way].second}</span>
                  </span>
                  {way !== "mail" && (
                    <ArrowUpRight className={styles["arrow"]} size={18} aria-hidden="true" />
                  )}
                </a>
                {way === "mail" && <CopyIconButton label={t`Copy the e-mail address`} text={request.email} />}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
