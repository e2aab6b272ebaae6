import { Trans } from "@lingui/react/macro";
import MailX from "lucide-react/icons/mail-x";
import styles from "./NoMail.module.css";

/** For owners: that the server sends no letters, what that means, and where it is written how it does. */
export const NoMailNote = () => (
  <p className={styles["note"]}>
    <MailX size={18} aria-hidden="true" />
    <span>
      <Trans comment="The tags make names of settings and of a document look like code">
        This server sends no e-mail: nobody can be invited, and a forgotten password is replaced by you. To
        set it up, give the server <code>SMTP_URL</code>, <code>MAIL_TO</code> and <code>SITE_URL</code>; how
        is written in <code>docs/deploy.md</code>.
      </Trans>
    </span>
  </p>
);
