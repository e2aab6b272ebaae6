import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useCopy } from "#src/lib/browser/use-copy.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { IconButton } from "./IconButton.tsx";

interface CopyIconButtonProps {
  label: string;
  text: string;
}

/** Copies a text that stands beside it, where it can be selected too. */
export function CopyIconButton({ label, text }: CopyIconButtonProps) {
  const { result, copy } = useCopy(text);
  return (
    <>
      <IconButton
        label={label}
        icon={result === "copied" ? <Check size={18} /> : <Copy size={18} />}
        onClick={copy}
      />
      <Status>
        {result === "copied" && (
          <span>
            <Trans>Copied</Trans>
          </span>
        )}
        {result === "refused" && (
          <span>
            <Trans>Could not copy, select the text</Trans>
          </span>
        )}
      </Status>
    </>
  );
}
