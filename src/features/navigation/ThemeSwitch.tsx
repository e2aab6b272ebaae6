import { useLingui } from "@lingui/react/macro";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, useTheme } from "#src/lib/browser/theme.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { menuItemClass } from "#src/ui/popover/menu-class.ts";
import styles from "./bar/NavBar.module.css";

/** The other theme: its name, its picture and what chooses it. */
function useOtherTheme() {
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

/** Switches between light and dark, as an entry of a menu that `onPress` closes. */
export function ThemeItem({ onPress }: { onPress: () => void }) {
  const { name, Icon, choose } = useOtherTheme();
  return (
    <button
      type="button"
      className={menuItemClass}
      onClick={() => {
        onPress();
        choose();
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {name}
    </button>
  );
}
