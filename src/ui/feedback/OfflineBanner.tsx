import { Trans } from "@lingui/react/macro";
import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "#src/lib/browser/use-online.ts";
import styles from "./OfflineBanner.module.css";

/** Shown while the browser is offline. Its live region is always mounted, so that screen readers announce it. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles["banner"]}>
          <WifiOff size={18} aria-hidden="true" />
          <Trans>You are offline</Trans>
        </p>
      )}
    </div>
  );
}
