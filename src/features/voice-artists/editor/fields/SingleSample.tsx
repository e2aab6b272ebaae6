import { Trans, useLingui } from "@lingui/react/macro";
import Link from "lucide-react/icons/link";
import type { ReactNode } from "react";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { FormSection } from "./FormSection.tsx";
import styles from "./SingleSample.module.css";

interface SingleSampleProps {
  /** False for a stored artist without a voice, whose sample cannot be replaced. */
  isReplaceable: boolean;
  /** The drop zone, on servers with the feature `upload`. */
  dropZone: ReactNode;
}

const NoVoice = () => <Trans>This artist has no voice to replace.</Trans>;

/** The sample of an artist on a server that keeps one. */
export function SingleSample({ isReplaceable, dropZone }: SingleSampleProps) {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans comment="Heading of a group of fields: an artist's recording">Sample</Trans>}>
      <TextField
        name="samples.0.voiceMp3"
        label={<Trans>Voice sample URL</Trans>}
        hint={!isReplaceable && <NoVoice />}
        rule={isReplaceable && <Trans>Please enter the URL of an MP3 file</Trans>}
        optional
        disabled={!isReplaceable}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={t({
          message: "https://…/sample.mp3",
          comment: "Example in an empty field; only the file's name is translated",
        })}
        before={<Link size={18} aria-hidden="true" />}
      />
      {isReplaceable && dropZone && (
        <>
          <p className={styles["or"]}>
            <Trans comment="Between two ways to give a recording: a file or its address">or</Trans>
          </p>
          {dropZone}
        </>
      )}
    </FormSection>
  );
}
