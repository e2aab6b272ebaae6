import { agency, mailUrl, whatsappUrl } from "#src/lib/agency.ts";
import styles from "./NoMail.module.css";

/** How the agency is reached, where that is known: by mail, else by WhatsApp, else its name alone. */
export function AgencyContact() {
  const { name, email, whatsapp } = agency;
  if (!email && !whatsapp) return <strong>{name}</strong>;
  return (
    <a className={styles["contact"]} href={email ? mailUrl : whatsappUrl()}>
      {email || `${name} · WhatsApp`}
    </a>
  );
}
