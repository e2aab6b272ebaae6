import { Trans } from "@lingui/react/macro";
import Share2 from "lucide-react/icons/share-2";
import { WhatsAppIcon } from "#src/ui/social-icons.tsx";
import { Button } from "./Button.tsx";
import { buttonClass } from "./button-class.ts";
import styles from "./ShareButtons.module.css";

interface ShareButtonsProps {
  /** What is shared: with its link, where it has one. */
  text: string;
  /** Called when it was handed on. */
  onShared?: (() => void) | undefined;
}

/** Where the device has a sheet of its own to share a text by. */
const canShare = (): boolean => "share" in navigator;

/** Passes a text on by WhatsApp, or by whatever the device offers. */
export function ShareButtons({ text, onShared }: ShareButtonsProps) {
  const share = () => {
    // Who closes the sheet has shared nothing.
    navigator.share({ text }).then(onShared, () => undefined);
  };
  return (
    <div className={styles["ways"]}>
      <a
        className={buttonClass({})}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onShared?.()}
      >
        <WhatsAppIcon />
        <span>
          <Trans comment="Link: passes a text on by WhatsApp">Share on WhatsApp</Trans>
        </span>
      </a>
      {canShare() && (
        <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={share}>
          <Trans comment="Button: opens the device’s own sheet to pass a text on">Share</Trans>
        </Button>
      )}
    </div>
  );
}
