import { useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { offerPath } from "#src/features/productions/queries.ts";
import { api } from "#src/lib/http/api.ts";
import { playableUrl } from "#src/lib/http/api-url.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { ButtonLook } from "#src/ui/button/button-class.ts";
import styles from "./Files.module.css";

interface DownloadButtonProps extends Pick<ButtonLook, "look" | "size"> {
  offerId: string;
  path: string;
  /** For screen readers. */
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * Has the browser save a file: large ones never lie in the page's memory. What it fetches them by is the cookie of the offer, for no
 * token stands in an address.
 */
export function DownloadButton({ offerId, path, label, icon, children, ...look }: DownloadButtonProps) {
  const { t } = useLingui();
  const { mutate, isPending, isError } = useSending({
    mutationFn: async () => {
      await api.post(`${offerPath(offerId)}/listen`);
      const link = document.createElement("a");
      link.href = playableUrl(`/${path}`) ?? "";
      link.download = "";
      link.click();
    },
  });
  return (
    <>
      <Button
        {...look}
        busy={isPending}
        aria-label={label}
        icon={icon ?? <Download size={20} aria-hidden="true" />}
        onClick={() => mutate()}
      >
        {children}
      </Button>
      {isError && (
        <p className={styles["failure"]} role="alert">
          {t`The file could not be loaded`}
        </p>
      )}
    </>
  );
}
