import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import Mail from "lucide-react/icons/mail";
import SquareArrowOutUpRight from "lucide-react/icons/square-arrow-out-up-right";
import { useId } from "react";
import { agency, mailUrl, whatsappUrl } from "#src/lib/agency.ts";
import { WhatsAppIcon } from "#src/ui/social-icons.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./Contact.module.css";

/** A Turkish number in groups, `+90 532 000 00 14`; other numbers only get a plus. */
const readableNumber = (digits: string): string =>
  `+${digits.replace(/^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5")}`;

export function Contact() {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section id="contact" className={styles["contact"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        <Trans>Let’s talk about your project</Trans>
      </h2>
      <a className={styles["card"]} href={mailUrl}>
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
      <a
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
    </section>
  );
}
