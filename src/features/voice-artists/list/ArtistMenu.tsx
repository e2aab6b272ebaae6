import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import { artistStateWrites } from "#contract/enumerations.ts";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { artistActs, changedBy } from "#src/features/voice-artists/acts/artist-acts.ts";
import type { ArtistActs } from "#src/features/voice-artists/acts/use-artist-acts.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./ArtistMenu.module.css";

interface ArtistMenuProps {
  artist: ListedArtist;
  acts: ArtistActs;
}

/** The menu of an artist's row: the editor, and what its state allows; erasing is last and asks first. */
export function ArtistMenu({ artist, acts }: ArtistMenuProps) {
  const { t, i18n } = useLingui();
  const { artistId, name } = artist;
  const allowed = artistStateWrites.filter((to) => changedBy(to, [artist]).length > 0);
  return (
    <Popover
      className={styles["menu"]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t({
            message: `More: ${name}`,
            comment: "Button: opens the menu of a client; name is the client’s",
          })}
          icon={<Ellipsis size={20} />}
        />
      )}
    >
      {(close) => (
        <>
          <AppLink className={menuItemClass} to="/owner/update-voice-artist" search={{ artist: artistId }}>
            <Pencil size={18} aria-hidden="true" />
            {t({ message: "Edit", comment: "Entry of the menu of an artist: opens the editor" })}
          </AppLink>
          <div className={menuSeparatorClass} />
          {allowed.map((to) => {
            const { Icon, name: words } = artistActs[to];
            return (
              <button
                key={to}
                type="button"
                className={clsx(menuItemClass, to === "erase" && styles["danger"])}
                onClick={() => {
                  close();
                  if (to === "erase") acts.setErasing(artist);
                  else acts.act(to, [artist]);
                }}
              >
                <Icon size={18} aria-hidden="true" />
                {i18n._(words)}
              </button>
            );
          })}
        </>
      )}
    </Popover>
  );
}
