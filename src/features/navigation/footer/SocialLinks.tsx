import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { agency, whatsappUrl } from "#src/lib/agency.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import buttonStyles from "#src/ui/button/Button.module.css";
import { InstagramIcon, LinkedInIcon, WhatsAppIcon } from "#src/ui/social-icons.tsx";
import styles from "#src/features/navigation/bar/NavBar.module.css";

/** Links to Instagram, LinkedIn and WhatsApp; each opens in a new tab and says so. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const opens = t`Opens in a new tab`;
  const links = [
    { name: "Instagram", href: agency.instagram, Icon: InstagramIcon },
    { name: "LinkedIn", href: agency.linkedin, Icon: LinkedInIcon },
    { name: "WhatsApp", href: whatsappUrl(), Icon: WhatsAppIcon },
  ];
  return (
    <ul className={clsx(styles["social"], className)}>
      {links.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            className={buttonClass({ look: "quiet" }, buttonStyles["square"])}
            href={href}
            target="_blank"
            rel="noreferrer"
            title={name}
            aria-label={`${name} (${opens})`}
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
