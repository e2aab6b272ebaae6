import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { logOut } from "#src/session/log-out.ts";
import styles from "./FrameLink.module.css";

/** The way out of a page that asks for something before anything else. */
export function LogoutLink() {
  const queryClient = useQueryClient();
  return (
    <button type="button" className={styles["link"]} onClick={() => void logOut(queryClient)}>
      <LogOut size={18} aria-hidden="true" />
      <Trans>Logout</Trans>
    </button>
  );
}
