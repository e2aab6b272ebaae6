import { Plural } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { shelfIdsQuery } from "#src/features/rooms/queries.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { serverHas } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";

/**
 * Says which voices of a blind room also stand on the public page, with a name: the sound there tells who speaks, by ear and
 * by any program that compares two recordings.
 */
export function ShelfNotice({ voices }: { voices: readonly Voice[] }) {
  const session = useSession();
  const { data: shelf } = useQuery({
    ...shelfIdsQuery,
    enabled: session !== null && session !== undefined && serverHas(session, "showcase"),
  });
  const shown = voices.filter(({ voiceId }) => shelf?.includes(voiceId));
  const count = shown.length;
  if (count === 0) return null;
  const names = new Intl.ListFormat(currentLocale()).format(
    shown.map(({ voiceArtistName }) => voiceArtistName),
  );
  return (
    <Notice kind="warning">
      <Plural
        comment="Beside the switch that hides names in a room for guests; names are one or several"
        value={count}
        one={`One voice is also on the public page, where anyone who compares can recognize it: ${names}`}
        other={`# voices are also on the public page, where anyone who compares can recognize them: ${names}`}
      />
    </Notice>
  );
}
