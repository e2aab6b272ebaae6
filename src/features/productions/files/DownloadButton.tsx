import { useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { api } from "#src/lib/http/api.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { ButtonLook } from "#src/ui/button/button-class.ts";
import styles from "./Files.module.css";

interface DownloadButtonProps extends Pick<ButtonLook, "look" | "size"> {
  path: string;
  /** Where the server gives the file none. */
  name: string;
  /** For screen readers. */
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** Fetches a file with the token, which stands in no address, and saves it. */
export function DownloadButton({ path, name, label, icon, children, ...look }: DownloadButtonProps) {
  const { t } = useLingui();
  const { mutate, isPending, isError } = useSending({
    // A gigabyte takes its time.
    mutationFn: async () => saveFile(await api.get(path, { timeout: false }), name),
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
