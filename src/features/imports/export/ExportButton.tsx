import { Trans } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";

const ExportDialog = lazyPart(async () => (await import("./ExportDialog.tsx")).ExportDialog);

/** Opens the window that takes the catalogue out. */
export function ExportButton() {
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setDialog("open")}
      >
        <Trans comment="Button: takes the catalogue out as a file">Export</Trans>
      </Button>
      {dialog !== "unused" && (
        <ExportDialog
          open={dialog === "open"}
          onClose={() => setDialog("closed")}
          onMissing={() => setDialog("unused")}
        />
      )}
    </>
  );
}
