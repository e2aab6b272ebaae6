import { useLingui } from "@lingui/react/macro";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, useTheme } from "#src/lib/browser/theme.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./bar/NavBar.module.css";

/** Switches between light and dark; its label names the other theme. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const isDark = useTheme() === "dark";
  return (
    <IconButton
      className={styles["theme"]}
      label={
        isDark
          ? t({ message: "Light theme", comment: "Name of a button: what it switches to" })
          : t({ message: "Dark theme", comment: "Name of a button: what it switches to" })
      }
      icon={isDark ? <Sun size={20} strokeWidth={1.75} /> : <Moon size={20} strokeWidth={1.75} />}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    />
  );
}
