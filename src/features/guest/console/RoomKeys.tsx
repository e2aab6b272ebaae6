import { Trans } from "@lingui/react/macro";
import Keyboard from "lucide-react/icons/keyboard";
import { useEffect, useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { listenForKeys } from "#src/voice/switching/keys.ts";

const RoomKeySheet = lazyPart(() => import("./RoomKeySheet.tsx").then((part) => part.RoomKeySheet));

/** Shows the room's keys, with the switch that turns single letters off; so does the key "?". */
export function RoomKeys({ isOpenRoom }: { isOpenRoom: boolean }) {
  const [isShown, setShown] = useState<boolean>(); // undefined until it is first wanted
  useEffect(() => {
    const unlisten = listenForKeys({ letters: { "?": () => setShown(true) } });
    return unlisten;
  }, []);
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<Keyboard size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={RoomKeySheet.preload}
        onFocus={RoomKeySheet.preload}
        onClick={() => setShown(true)}
      >
        <Trans comment="Heading of a dialog, and the button that opens it">Keyboard shortcuts</Trans>
      </Button>
      {isShown !== undefined && (
        <RoomKeySheet
          isOpenRoom={isOpenRoom}
          open={isShown}
          onClose={() => setShown(false)}
          onMissing={() => setShown(undefined)}
        />
      )}
    </>
  );
}
