import { useState, type ReactNode } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { loadWholeCatalogue } from "#src/lib/i18n/locale.ts";
import type { Requester } from "./requester.ts";

const RequestDialog = lazyPart(async () => {
  const [code] = await Promise.all([import("./request/RequestDialog.tsx"), loadWholeCatalogue()]);
  return code.RequestDialog;
});

/** What a request is opened for. */
export interface Wished {
  /** Written into the voice qualities. */
  wish?: string | undefined;
  voice?: ShowcaseVoice | undefined;
}

interface VoiceRequestProps {
  /** Who is signed in; undefined for a visitor. */
  by?: Requester | undefined;
  /** Renders what opens the request. */
  children: (open: (wished: Wished) => void) => ReactNode;
}

const nothing: Wished = {};

/** Lets its children open the voice request. Once opened it stays mounted, so that closing keeps what was typed. */
export function VoiceRequest({ by, children }: VoiceRequestProps) {
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const [wished, setWished] = useState(nothing);
  const scrollToContact = () => {
    setDialog("unused");
    document.getElementById("contact")?.scrollIntoView();
  };
  return (
    <>
      {children((next) => {
        setWished(next);
        setDialog("open");
      })}
      {dialog !== "unused" && (
        <RequestDialog
          key={by?.userName}
          open={dialog === "open"}
          wished={wished}
          by={by}
          onClose={() => setDialog("closed")}
          onMissing={scrollToContact}
        />
      )}
    </>
  );
}
