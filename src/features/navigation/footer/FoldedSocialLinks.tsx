import { useLingui } from "@lingui/react/macro";
import Share2 from "lucide-react/icons/share-2";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./FoldedSocialLinks.module.css";
import { SocialLinks } from "./SocialLinks.tsx";

/** The social links where the bar has others beside them: under 1320 px the menu of the name holds them, under 900 px a button. */
export function FoldedSocialLinks() {
  const { t } = useLingui();
  return (
    <>
      <SocialLinks className={styles["wide"]} />
      <Popover
        className={styles["menu"]}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            className={styles["button"]}
            label={t({ message: "Social media", comment: "Button: shows the links to Instagram and others" })}
            icon={<Share2 size={20} strokeWidth={1.75} />}
          />
        )}
      >
        <SocialLinks className={styles["folded"]} />
      </Popover>
    </>
  );
}
