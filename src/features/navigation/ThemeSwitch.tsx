import { useLingui } from "@lingui/react/macro";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, useTheme } from "#src/lib/browser/theme.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./bar/NavBar.module.css";

/** The other theme: its name, its picture and what chooses it. */
export function useOtherTheme() {
  const { t } = useLingui();
  const isDark = useTheme() === "dark";
  return {
    name: isDark
      ? t({ message: "Light theme", comment: "Name of a button: what it switches to" })
      : t({ message: "Dark theme", comment: "Name of a button: what it switches to" }),
    Icon: isDark ? Sun : Moon,
    choose: () => chooseTheme(isDark ? "light" : "dark"),
  };
}

/** Switches between light and dark; its label names the other theme. */
export function ThemeSwitch() {
  const { name, Icon, choose } = useOtherTheme();
  return (
    <IconButton
      className={styles["theme"]}
      label={name}
      icon={<Icon size={20} strokeWidth={1.75} />}
      onClick={choose}
    />
  );
}
