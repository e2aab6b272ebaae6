import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import type { Voice } from "#contract/voices/voices.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./LikeButton.module.css";
import { useLike } from "./likes.ts";

// Created once, because fifteen cards render them on every page.
const full = <Heart size={18} fill="currentColor" />;
const empty = <Heart size={18} fill="none" />;

interface LikeButtonProps {
  voice: Voice;
  /** What the button says is liked; the artist unless told. */
  name?: string;
  /** Whether the voice comes from the list of liked voices, which may be newer than the cached client. */
  isListed?: boolean;
}

/** The heart, for clients only. It changes at once, and back when the server refuses. */
export function LikeButton({ voice, name = voice.voiceArtistName, isListed = false }: LikeButtonProps) {
  const { t } = useLingui();
  const { isLiked, press } = useLike(voice, isListed);
  if (!press) return null;
  return (
    <IconButton
      round
      data-like
      className={clsx(isLiked && styles["liked"])}
      label={
        isLiked
          ? t({
              message: `Remove like: ${name}`,
              comment: "Name of a button for screen readers; name is the artist's",
            })
          : t({
              message: `Like: ${name}`,
              comment: "Name of a button for screen readers; name is the artist's",
            })
      }
      icon={isLiked ? full : empty}
      onClick={press}
    />
  );
}

/** Presses the heart in a part of the page, for a key. */
export const pressLike = (part: Element): void => part.querySelector<HTMLElement>("[data-like]")?.click();
