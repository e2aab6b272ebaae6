import { useLingui } from "@lingui/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import type { ClientActs } from "./use-client-acts.ts";

/** What became of an act that asked nothing. */
export function ActToast({ acts: { news, setNews } }: { acts: ClientActs }) {
  const { i18n } = useLingui();
  const close = () => setNews(undefined);
  const say = (kind: "failure" | "news") => {
    if (news?.kind !== kind) return null;
    const { sentence, name } = news;
    return name === undefined || typeof sentence === "string"
      ? translate(sentence)
      : i18n._({ ...sentence, values: { name } });
  };
  return (
    <>
      <Toast kind="failure" icon={<CircleAlert size={20} aria-hidden="true" />} onClose={close}>
        {say("failure")}
      </Toast>
      <Toast kind="news" onClose={close}>
        {say("news")}
      </Toast>
    </>
  );
}
