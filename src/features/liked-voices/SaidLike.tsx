import { Trans } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { Status } from "#src/ui/feedback/Status.tsx";
import type { Like } from "#src/voice/likes/mutations.ts";

/**
 * Says what became of a heart that was pressed from elsewhere, as by the key L: one that has the focus says it by its name. What
 * is taken out of the list of liked voices is told there.
 */
export function SaidLike({ like }: { like: Like }) {
  const [isOnHeart] = useState(() => document.activeElement?.matches("[data-like]"));
  const isInList = useLocation({ select: ({ pathname }) => pathname === "/liked-voices" });
  const name = like.voice.voiceArtistName;
  if (isOnHeart || (isInList && !like.isLiked)) return null;
  return (
    <Status kind="like">
      {like.isLiked ? (
        <Trans comment="Said to screen readers; name is the artist's">Added to liked voices: {name}</Trans>
      ) : (
        <Trans comment="Message with the button “Undo”; name is the artist's">
          Removed from liked voices: {name}
        </Trans>
      )}
    </Status>
  );
}
