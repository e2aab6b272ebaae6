import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { agency, whatsappUrl } from "#src/lib/agency.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import buttonStyles from "#src/ui/button/Button.module.css";
import { Tooltip } from "#src/ui/button/Tooltip.tsx";
import { InstagramIcon, LinkedInIcon, WhatsAppIcon } from "#src/ui/social-icons.tsx";
import styles from "#src/features/navigation/bar/NavBar.module.css";

/** Links to Instagram, LinkedIn and WhatsApp, as far as the agency is there; each opens in a new tab and says so. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const opens = t`Opens in a new tab`;
  const links = [
    { key: "instagram", name: "Instagram", href: agency.instagram, Icon: InstagramIcon },
    { key: "linkedin", name: "LinkedIn", href: agency.linkedin, Icon: LinkedInIcon },
    { key: "whatsapp", name: "WhatsApp", href: whatsappUrl(), Icon: WhatsAppIcon },
  ] as const;
  return (
    <ul className={clsx(styles["social"], className)}>
      {links
        .filter(({ key }) => agency[key])
        .map(({ key, name, href, Icon }) => (
          <li data-agency={key} key={key}>
            <a
              className={buttonClass({ look: "quiet" }, buttonStyles["square"])}
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={`${name} (${opens})`}
            >
              <Tooltip text={name}>
                <Icon />
              </Tooltip>
            </a>
          </li>
        ))}
    </ul>
  );
}
