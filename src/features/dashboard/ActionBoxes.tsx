import { Trans, useLingui } from "@lingui/react/macro";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import Pencil from "lucide-react/icons/pencil";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { ActionBox } from "./ActionBox.tsx";
import styles from "./ActionBoxes.module.css";
import { WaitingBox } from "./WaitingBox.tsx";

/** Links to the most frequent tasks of an owner, first to what waits where offers are answered. */
export const ActionBoxes = ({ hasAnswers }: { hasAnswers: boolean }) => {
  const { t } = useLingui();
  return (
    <nav
      className={styles["boxes"]}
      aria-label={t({
        message: "Frequent tasks",
        comment: "Name of the owners’ large links for screen readers",
      })}
    >
      {hasAnswers && <WaitingBox />}
      <ActionBox
        to="/owner/create-voice-artist"
        icon={<FileChartColumn size={22} />}
        title={<Trans>Add voice sample</Trans>}
      >
        <Trans>Add a new artist to the library, with a recording.</Trans>
      </ActionBox>
      <ActionBox
        to="/owner/create-client"
        icon={<UserRoundPlus size={22} />}
        title={<Trans>Create client</Trans>}
      >
        <Trans>Generate login details and pass them on to your client.</Trans>
      </ActionBox>
      <ActionBox
        to="/owner/update-voice-artist"
        icon={<Pencil size={22} />}
        title={<Trans>Update voice artist</Trans>}
      >
        <Trans>Pick an artist and update their details or recording.</Trans>
      </ActionBox>
    </nav>
  );
};
