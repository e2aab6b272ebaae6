import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import Mail from "lucide-react/icons/mail";
import SquareArrowOutUpRight from "lucide-react/icons/square-arrow-out-up-right";
import { useId } from "react";
import { readableNumber } from "#contract/constants/agency.ts";
import { agency, mailUrl, whatsappUrl } from "#src/lib/agency.ts";
import { WhatsAppIcon } from "#src/ui/social-icons.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./Contact.module.css";

export function Contact() {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section id="contact" className={styles["contact"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        <Trans>Let’s talk about your project</Trans>
      </h2>
      {agency.email && (
        <a data-agency="email" className={styles["card"]} href={mailUrl}>
          <span className={styles["tile"]}>
            <Mail aria-hidden="true" size={22} />
          </span>
          <span className={styles["text"]}>
            <strong>
              <Trans>Send an e-mail</Trans>
            </strong>
            <span>{agency.email}</span>
          </span>
          <ArrowRight aria-hidden="true" size={20} className={styles["arrow"]} />
        </a>
      )}
      {agency.whatsapp && (
        <a
          data-agency="whatsapp"
          className={styles["card"]}
          href={whatsappUrl(t`Hello, I would like to talk about a voice project.`)}
          target="_blank"
          rel="noopener"
        >
          <span className={styles["tile"]}>
            <WhatsAppIcon />
          </span>
          <span className={styles["text"]}>
            <strong>
              <Trans>Message us on WhatsApp</Trans>
            </strong>
            <span>{readableNumber(agency.whatsapp)}</span>
          </span>
          <SquareArrowOutUpRight aria-hidden="true" size={16} className={styles["arrow"]} />
          <VisuallyHidden>
            <Trans>Opens in a new tab</Trans>
          </VisuallyHidden>
        </a>
      )}
    </section>
  );
}
