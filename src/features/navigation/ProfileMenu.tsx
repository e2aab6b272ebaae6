import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { isCatalogueWhole, onSentences } from "#src/lib/i18n/locale.ts";
import { menuItemClass } from "#src/ui/popover/menu-class.ts";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import type { ProfileLinksProps } from "./ProfileLinks.tsx";
import styles from "./ProfileMenu.module.css";

const ProfileLinks = lazyPart(() => import("./ProfileLinks.tsx").then((code) => code.ProfileLinks));

interface ProfileMenuProps extends Omit<ProfileLinksProps, "close"> {
  name: string;
}

/** What the focus finds in the place of the links while their code is on its way. */
const LinksLoading = () => (
  <button type="button" className={menuItemClass} aria-disabled="true">
    <Trans comment="State: a page or list is on its way">Loading</Trans>
  </button>
);

/**
 * The profile menu; its button shows the user's name. The code of its links comes when the page is idle, else with the
 * button, which has them there before it is pressed.
 */
export function ProfileMenu({ name, ...rest }: ProfileMenuProps) {
  const isIdle = useSyncExternalStore(onSentences, isCatalogueWhole);
  useEffect(() => {
    if (isIdle) ProfileLinks.preload();
  }, [isIdle]);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return (
    <Popover
      className={styles["menu"]}
      trigger={(props, isOpen) => (
        <button
          {...props}
          className={clsx(styles["profile"], isOpen && styles["open"])}
          onPointerEnter={near}
          onFocus={near}
        >
          <Initials name={name} />
          <span className={styles["name"]}>{name}</span>
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {(close, isOpen) =>
        (isNear || isOpen) && (
          <ProfileLinks
            {...rest}
            close={close}
            loading={<LinksLoading />}
            onMissing={() => {
              setNear(false);
              if (isOpen) close();
            }}
          />
        )
      }
    </Popover>
  );
}
