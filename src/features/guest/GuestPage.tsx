import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { useRoom } from "./calls/use-room.ts";
import styles from "./GuestPage.module.css";
import { OpenRoom } from "./OpenRoom.tsx";
import { FailedRoom } from "./states/FailedRoom.tsx";
import { LoadingRoom } from "./states/LoadingRoom.tsx";
import { PrivacyLink } from "./states/PrivacyLink.tsx";
import { useGuest } from "./store.ts";

const ClosedPlace = lazyPart(() => import("./closed/ClosedRoom.tsx").then((part) => part.ClosedPlace));
const GonePage = lazyPart(() => import("./states/GonePage.tsx").then((part) => part.GonePage));
const PreparingRoom = lazyPart(() => import("./states/PreparingRoom.tsx").then((part) => part.PreparingRoom));
const PasswordPage = lazyPart(() => import("./states/PasswordPage.tsx").then((part) => part.PasswordPage));
const ReviewPage = lazyPart(() => import("./review/ReviewPage.tsx").then((part) => part.ReviewPage));

const RoomKeys = lazyPart(() => import("./console/RoomKeys.tsx").then((part) => part.RoomKeys));

const rooms = { preparing: PreparingRoom, open: OpenRoom };

interface GuestPageProps {
  /** The frame of the site's pages around what is shown. */
  frame: (page: ReactNode) => ReactNode;
  logo: ReactNode;
  /** Language and theme. */
  settings: ReactNode;
}

/** A room, or the takes of a production in review, as guests see it, or what stands in its place. */
export function GuestPage({ frame, logo, settings }: GuestPageProps) {
  const phase = useGuest((state) => state.phase);
  const room = useGuest((state) => state.room);
  useRoom();
  if (phase === "password") return <PasswordPage logo={logo} settings={settings} />;
  return frame(
    <Container className={styles["page"]}>
      <Shown />
      {phase !== "loading" && (
        <div className={styles["foot"]}>
          <PrivacyLink />
          {room && "voices" in room && room.state !== "preparing" && (
            <RoomKeys isOpenRoom={room.state === "open"} />
          )}
        </div>
      )}
    </Container>,
  );
}

function Shown() {
  const { t } = useLingui();
  const { phase, room } = useGuest();
  usePageTitle(room?.title ?? t({ message: "Listening room", comment: "Page title: a room for guests" }));
  if (phase === "gone") return <GonePage />;
  if (phase === "failed") return <FailedRoom />;
  if (!room) return <LoadingRoom />;
  if (room.state === "closed") return <ClosedPlace room={room} />;
  if ("takes" in room) return <ReviewPage key={room.mark} review={room} />;
  const Room = rooms[room.state];
  return <Room room={room} />;
}
