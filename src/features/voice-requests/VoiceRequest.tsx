import { useState, type ReactNode } from "react";
import { completeCatalogue } from "#src/lib/locale.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";

const loadDialog = async () => {
  const [{ RequestDialog }] = await Promise.all([import("./RequestDialog.tsx"), completeCatalogue()]);
  return RequestDialog;
};

interface VoiceRequestProps {
  /** What can ask for a voice. */
  children: (request: () => void) => ReactNode;
}

/** Puts the voice request within reach; its code loads when it is first asked for. */
export function VoiceRequest({ children }: VoiceRequestProps) {
  const [Dialog, ask] = useLoaded(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const request = () => {
    setOpen(true);
    // Without its code there is still the contact block.
    ask().catch(() => document.getElementById("contact")?.scrollIntoView());
  };
  return (
    <>
      {children(request)}
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
