import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import AudioLines from "lucide-react/icons/audio-lines";
import Heart from "lucide-react/icons/heart";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MicVocal from "lucide-react/icons/mic-vocal";
import UsersRound from "lucide-react/icons/users-round";
import type { AppPath } from "#src/lib/i18n/app-link.tsx";
import { serverHas, type Session } from "#src/session/session.ts";

/** A link of the bar, and under 700 px a tab. */
export interface MainLink {
  to: AppPath;
  name: MessageDescriptor;
  /** The name of the tab, where there is room for one word. */
  short: MessageDescriptor;
  Icon: LucideIcon;
  /** Further pages that belong to it. */
  pages: readonly AppPath[];
}

// lingui-set comment="Link of the bar"
const library: MainLink = {
  to: "/panel",
  name: msg`Library`,
  short: msg`Library`,
  Icon: AudioLines,
  pages: [],
};

const ofClients: readonly MainLink[] = [
  library,
  {
    to: "/liked-voices",
    name: msg`Liked Voices`,
    short: msg({ message: "Liked", comment: "Tab: the liked voices" }),
    Icon: Heart,
    pages: [],
  },
];

/** What people do most, by role. Where the server has no list of clients, its link leads to the form. */
export const mainLinks = (session: Session): readonly MainLink[] =>
  session.userType === "client"
    ? ofClients
    : [
        {
          to: "/owner/dashboard",
          name: msg`Dashboard`,
          short: msg({ message: "Dashboard", context: "tab", comment: "Tab: one word" }),
          Icon: LayoutDashboard,
          pages: ["/owner/history"],
        },
        library,
        {
          to: "/owner/update-voice-artist",
          name: msg({ message: "Voice artists", comment: "Link of the bar" }),
          short: msg({ message: "Artists", comment: "Tab: one word" }),
          Icon: MicVocal,
          pages: ["/owner/create-voice-artist"],
        },
        {
          to: serverHas(session, "accounts") ? "/owner/clients" : "/owner/create-client",
          name: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
          short: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
          Icon: UsersRound,
          pages: ["/owner/create-client", "/owner/team"],
        },
      ];

/** For `aria-current`: the router marks the link of the open page itself, this one that of its group. */
export const isGroupOf = ({ pages }: MainLink, pathname: string): true | undefined =>
  pages.some((page) => page === pathname) || undefined;
