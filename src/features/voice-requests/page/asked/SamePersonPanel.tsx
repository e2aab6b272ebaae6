import { Trans, useLingui } from "@lingui/react/macro";
import Merge from "lucide-react/icons/merge";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { stateNames } from "#src/features/voice-requests/words.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Asked.module.css";

interface SamePersonPanelProps {
  request: ReadRequest;
  acts: Acts;
}

/** What else this person has asked for; each can be merged into the request that is shown. */
export function SamePersonPanel({ request, acts }: SamePersonPanelProps) {
  const { t, i18n } = useLingui();
  return (
    <section className={pageStyles["panel"]} aria-labelledby="same-person">
      <h2 id="same-person">
        <Trans comment="Heading: other requests of the same address or number">Of the same person</Trans>
      </h2>
      <ul>
        {request.samePerson.map(({ id, state, projectMedium, projectVersion, createdAt }) => {
          const what = [projectMedium, projectVersion].filter(Boolean).join(", ");
          return (
            <li key={id} className={styles["other"]}>
              <div>
                <AppLink
                  className={styles["link"]}
                  to="/owner/requests/$requestId"
                  params={{ requestId: id }}
                >
                  {what}
                </AppLink>
                <p className={styles["unsaid"]}>
                  {[i18n._(stateNames[state]), formatDate(createdAt, currentLocale())].join(" · ")}
                </p>
              </div>
              <Button
                size="small"
                icon={<Merge size={16} aria-hidden="true" />}
                aria-label={t({
                  message: `Merge: ${what}`,
                  comment: "Name of a button for screen readers; what is the other request’s medium",
                })}
                onClick={() => acts.act(request, { kind: "merge", requestId: id })}
              >
                <Trans comment="Button: makes one of two requests of the same person">Merge</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
