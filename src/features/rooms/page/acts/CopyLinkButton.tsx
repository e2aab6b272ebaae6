import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Link from "lucide-react/icons/link";
import { useCopy } from "#src/lib/browser/use-copy.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";

/** Copies the guests' link; where the browser refuses, the link itself is shown to be selected. */
export function CopyLinkButton({ link }: { link: string }) {
  const { result, copy } = useCopy(link);
  const isCopied = result === "copied";
  return (
    <div>
      <Button
        icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Link size={18} aria-hidden="true" />}
        onClick={copy}
      >
        {isCopied ? <Trans>Copied</Trans> : <Trans comment="Button">Copy link</Trans>}
      </Button>
      <Status>
        {isCopied && (
          <span>
            <Trans>Copied</Trans>
          </span>
        )}
      </Status>
      {result === "refused" && (
        <p role="alert">
          <Trans>Could not copy, select the text</Trans> {link}
        </p>
      )}
    </div>
  );
}
