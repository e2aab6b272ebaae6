import { Trans } from "@lingui/react/macro";
import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";
import styles from "./OfflineBanner.module.css";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Shown while the browser is offline. Its live region is always mounted, so that screen readers announce it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
