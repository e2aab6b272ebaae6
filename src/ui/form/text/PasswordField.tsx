import { useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ReactNode } from "react";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { TextField } from "./TextField.tsx";

interface PasswordFieldProps {
  name: string;
  label: ReactNode;
  rule?: ReactNode;
  hint?: ReactNode;
  autoFocus?: boolean;
  /** Whether the password can be read from the start: one that is being made up. */
  startsShown?: boolean;
  autoComplete: "current-password" | "new-password";
}

/** A password in a Formik form, with a button that shows it. */
export function PasswordField({ startsShown = false, ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(startsShown);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label={
            isShown
              ? t({ message: "Hide password", comment: "Name of a button for screen readers" })
              : t({ message: "Show password", comment: "Name of a button for screen readers" })
          }
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
