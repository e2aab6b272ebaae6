import Heart from "lucide-react/icons/heart";
import { buttonClass } from "#src/ui/button-class.ts";

/** The picture of the like button. */
export const PreviewLike = () => (
  <span className={buttonClass({ look: "quiet" })}>
    <Heart size={20} aria-hidden="true" />
  </span>
);
