import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import Heart from "lucide-react/icons/heart";
import type { Voice } from "#contract/voices.ts";
import { useSession } from "#src/features/session/use-session.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import styles from "./LikeButton.module.css";
import { useIsLiked } from "./likes.ts";
import { fetchSender, setLike } from "./mutations.ts";

// Made once: fifteen cards need not make theirs again with every page.
const full = <Heart size={18} fill="currentColor" />;
const empty = <Heart size={18} fill="none" />;

const prepare = () => void fetchSender().catch(() => undefined);

interface LikeButtonProps {
  voice: Voice;
  /** For a voice of the list of liked voices, which may be newer than our copy of the client. */
  isListed?: boolean;
}

/** The heart, for clients. It turns at once, and back when the server refuses. */
export function LikeButton({ voice, isListed = false }: LikeButtonProps) {
  const { t } = useLingui();
  const session = useSession();
  const isLiked = useIsLiked(voice) || isListed;
  const queryClient = useQueryClient();
  if (session?.userType !== "client") return null;
  const name = voice.voiceArtistName;
  return (
    <IconButton
      round
      className={clsx(isLiked && styles["liked"])}
      label={isLiked ? t`Remove like: ${name}` : t`Like: ${name}`}
      icon={isLiked ? full : empty}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setLike(queryClient, { voice, isLiked: !isLiked })}
    />
  );
}
