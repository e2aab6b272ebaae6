import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import type { ComponentProps, ReactNode } from "react";
import { useCopy } from "#src/lib/browser/use-copy.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { Button } from "./Button.tsx";

interface CopyButtonProps extends ComponentProps<typeof Button> {
  text: string;
  onCopied?: () => void;
  /** Shown where the browser does not let it copy: the text, to be selected. */
  instead?: ReactNode;
}

/** Copies a text, and says so; or that it has to be copied by hand. */
export function CopyButton({ text, onCopied, instead, children, ...button }: CopyButtonProps) {
  const { result, copy } = useCopy(text, onCopied);
  const isCopied = result === "copied";
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <div>
        <Button
          {...button}
          icon={<Icon size={button.size === "large" ? 20 : 18} aria-hidden="true" />}
          onClick={copy}
        >
          {isCopied ? (
            <span key="copied">
              <Trans comment="State after copying a text">Copied</Trans>
            </span>
          ) : (
            <span key="copy">{children}</span>
          )}
        </Button>
        <Status>
          {isCopied && (
            <span>
              <Trans>Copied</Trans>
            </span>
          )}
        </Status>
      </div>
      {result === "refused" && (
        <>
          <Notice kind="danger">
            <Trans>Could not copy, select the text</Trans>
          </Notice>
          {instead}
        </>
      )}
    </>
  );
}
