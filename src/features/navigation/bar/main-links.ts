import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import AudioLines from "lucide-react/icons/audio-lines";
import Heart from "lucide-react/icons/heart";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import ListMusic from "lucide-react/icons/list-music";
import MessagesSquare from "lucide-react/icons/messages-square";
import MicVocal from "lucide-react/icons/mic-vocal";
import UsersRound from "lucide-react/icons/users-round";
import type { AppPath } from "#src/lib/i18n/app-link.tsx";
import { serverHas, type Session } from "#src/session/session.ts";

/** A link of the bar, and under 900 px a tab. */
export interface MainLink {
  to: AppPath;
  name: MessageDescriptor;
  /** The name of the tab, where there is room for one word. */
  short: MessageDescriptor;
  Icon: LucideIcon;
  /** Further pages that belong to it. */
  pages: readonly AppPath[];
  /** Whether it says how many offers wait. */
  hasNumber?: true;
}

// lingui-set comment="Link of the bar"
const library: MainLink = {
  to: "/panel",
  name: msg`Library`,
  short: msg`Library`,
  Icon: AudioLines,
  pages: ["/compare"],
};

const liked: MainLink = {
  to: "/liked-voices",
  name: msg`Liked Voices`,
  short: msg({ message: "Liked", comment: "Tab: the liked voices" }),
  Icon: Heart,
  pages: [],
};
const lists: MainLink = {
  to: "/lists",
  name: msg({ message: "Lists", comment: "Link of the bar: lists of voices" }),
  short: msg({ message: "Lists", comment: "Link of the bar: lists of voices" }),
  Icon: ListMusic,
  pages: ["/rooms/$roomId"],
};
const offers: MainLink = {
  to: "/offers",
  name: msg({ message: "Offers", comment: "Link of the bar, and heading of the list" }),
  short: msg({ message: "Offers", comment: "Link of the bar, and heading of the list" }),
  Icon: MessagesSquare,
  pages: [],
  hasNumber: true,
};
const dashboard: MainLink = {
  to: "/owner/dashboard",
  name: msg`Dashboard`,
  short: msg({ message: "Dashboard", context: "tab", comment: "Tab: one word" }),
  Icon: LayoutDashboard,
  pages: ["/owner/requests", "/owner/requests/$requestId", "/owner/insights", "/owner/history"],
};

const artistPages = ["/owner/create-voice-artist", "/owner/import", "/owner/showcase"] as const;

/** Where the server has no table of artists, the link leads to the list of names. */
function artists(session: Session): MainLink {
  const hasTable = serverHas(session, "catalogue");
  return {
    to: hasTable ? "/owner/voice-artists" : "/owner/update-voice-artist",
    name: msg({ message: "Voice artists", comment: "Link of the bar" }),
    short: msg({ message: "Artists", comment: "Tab: one word" }),
    Icon: MicVocal,
    pages: hasTable ? [...artistPages, "/owner/update-voice-artist"] : artistPages,
  };
}

/** Where the server has no list of clients, the link leads to the form. */
const clients = (session: Session): MainLink => ({
  to: serverHas(session, "accounts") ? "/owner/clients" : "/owner/create-client",
  name: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
  short: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
  Icon: UsersRound,
  pages: ["/owner/create-client", "/owner/team"],
});

/** What people do most, by role. Offers have a page only where they are answered; owners reach lists from their menu. */
export function mainLinks(session: Session): readonly MainLink[] {
  const answered = serverHas(session, "negotiation") ? [offers] : [];
  const listed = serverHas(session, "lists") ? [lists] : [];
  return session.userType === "client"
    ? [library, liked, ...listed, ...answered]
    : [dashboard, library, ...answered, artists(session), clients(session)];
}

/** Whether a page has this address; `$` and what follows stands for anything. */
const isAt = (page: AppPath, pathname: string): boolean => {
  const [start = "", ...rest] = page.split("$");
  return rest.length > 0 ? pathname.startsWith(start) : pathname === page;
};

/** For `aria-current`: the router marks the link of the open page itself, this one that of its group. */
export const isGroupOf = ({ pages }: MainLink, pathname: string): true | undefined =>
  pages.some((page) => isAt(page, pathname)) || undefined;
