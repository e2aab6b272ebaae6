import { useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import { artistStateWrites } from "#contract/constants/enumerations.ts";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { artistActs, changedBy } from "#src/features/voice-artists/acts/artist-acts.ts";
import type { ArtistActs } from "#src/features/voice-artists/acts/use-artist-acts.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";

interface ArtistMenuProps {
  artist: ListedArtist;
  acts: ArtistActs;
}

/** The menu of an artist's row: the editor, and what its state allows; erasing is last and asks first. */
export function ArtistMenu({ artist, acts }: ArtistMenuProps) {
  const { t, i18n } = useLingui();
  const allowed = artistStateWrites.filter((to) => changedBy(to, [artist]).length > 0);
  return (
    <RowMenu name={artist.name}>
      {(close) => (
        <>
          <AppLink
            className={menuItemClass}
            to="/owner/update-voice-artist"
            search={{ artist: artist.artistId }}
          >
            <Pencil size={18} aria-hidden="true" />
            {t({ message: "Edit", comment: "Entry of the menu of an artist: opens the editor" })}
          </AppLink>
          <div className={menuSeparatorClass} />
          {allowed.map((to) => (
            <RowAct
              key={to}
              Icon={artistActs[to].Icon}
              isDanger={to === "erase"}
              onPress={() => {
                close();
                if (to === "erase") acts.setErasing(artist);
                else acts.act(to, [artist]);
              }}
            >
              {i18n._(artistActs[to].name)}
            </RowAct>
          ))}
        </>
      )}
    </RowMenu>
  );
}
