import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { CopyIconButton } from "#src/ui/button/CopyIconButton.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import type { RoomInputs } from "./room-schema.ts";
import styles from "./RoomForm.module.css";

/** Whether guests give a password, and the proposed one, which may be changed. */
export function PasswordPart() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RoomInputs>();
  return (
    <div className={styles["part"]}>
      <Switch
        label={<Trans comment="Switch: guests of a room have to give a password">Password protection</Trans>}
        hint={<Trans>The room stays closed even if the link falls into the wrong hands.</Trans>}
        checked={values.asksPassword}
        onSwitch={(isOn) => void setFieldValue("asksPassword", isOn)}
      />
      {values.asksPassword && (
        <TextField
          name="password"
          className={styles["password"]}
          label={
            <VisuallyHidden>
              <Trans comment="Label of a field: what guests of a room have to give">
                Password of the room
              </Trans>
            </VisuallyHidden>
          }
          hint={<Trans>Send the password separately from the link; we cannot show it again.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={roomLimits.password.most}
          after={
            <>
              <IconButton
                label={t({ message: "Suggest another password", comment: "Name of a button" })}
                icon={<RefreshCw size={18} />}
                onClick={() => void setFieldValue("password", newPassword(currentLocale()))}
              />
              <CopyIconButton
                label={t({ message: "Copy the password", comment: "Name of a button" })}
                text={values.password}
              />
            </>
          }
        />
      )}
    </div>
  );
}
