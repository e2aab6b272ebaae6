import { useState, type ReactNode } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { loadWholeCatalogue } from "#src/lib/i18n/locale.ts";

const RequestDialog = lazyPart(async () => {
  const [code] = await Promise.all([import("./request/RequestDialog.tsx"), loadWholeCatalogue()]);
  return code.RequestDialog;
});

interface VoiceRequestProps {
  /** Renders what opens the request, with a wish that is written into the voice qualities. */
  children: (openRequest: (wish?: string) => void) => ReactNode;
}

/** Lets its children open the voice request. Once opened it stays mounted, so that closing keeps what was typed. */
export function VoiceRequest({ children }: VoiceRequestProps) {
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const [wish, setWish] = useState("");
  const scrollToContact = () => {
    setDialog("unused");
    document.getElementById("contact")?.scrollIntoView();
  };
  return (
    <>
      {children((wished = "") => {
        setWish(wished);
        setDialog("open");
      })}
      {dialog !== "unused" && (
        <RequestDialog
          open={dialog === "open"}
          wish={wish}
          onClose={() => setDialog("closed")}
          onMissing={scrollToContact}
        />
      )}
    </>
  );
}
