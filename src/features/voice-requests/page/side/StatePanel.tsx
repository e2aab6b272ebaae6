import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import { requestStates } from "#contract/constants/values/voice-requests.ts";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { ChoiceMenu } from "#src/features/voice-requests/ChoiceMenu.tsx";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { WaitingLines } from "#src/features/voice-requests/WaitingLines.tsx";
import { stateIcons, stateNames } from "#src/features/voice-requests/words.ts";
import { byName } from "#src/lib/i18n/format.ts";
import { formatSpan } from "#src/lib/i18n/format-span.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { teamQuery } from "#src/session/people/team-query.ts";
import { displayName, serverHas, type Session } from "#src/session/session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Side.module.css";

interface StatePanelProps {
  request: ReadRequest & { readAt: number };
  session: Session;
  acts: Acts;
  /** A lost one is asked for its reason. */
  onLost: () => void;
}

/** The state of a request and who is to answer, as menus; how long it waits, or after how long it was answered. */
export function StatePanel({ request, session, acts, onLost }: StatePanelProps) {
  const { t, i18n } = useLingui();
  const { state, assignee, waitingSince, firstAnswer } = request;
  const me = session.profile.userName;
  // Where nobody can be asked for the team, a request can be taken over.
  const { data: team = [{ userName: me, name: displayName(session) }] } = useQuery({
    ...teamQuery,
    enabled: serverHas(session, "accounts"),
  });
  const stateName = i18n._(stateNames[state]);
  const StateIcon = stateIcons[state];
  const nobody = t({
    message: "Not assigned",
    comment: "In place of the owner who is to answer a request",
  });
  const assigneeName = assignee?.name ?? nobody;
  const assign = (userName: string) =>
    acts.act(request, { kind: "assign", assignee: userName === "" ? null : userName });
  return (
    <section className={pageStyles["panel"]} aria-label={stateName}>
      <div className={styles["fields"]}>
        <div className={styles["field"]}>
          <p className={styles["label"]}>
            <Trans comment="Filter, and head of a column: active, locked and so on">State</Trans>
          </p>
          <ChoiceMenu
            wide
            className={styles["choice"]}
            icon={<StateIcon size={18} aria-hidden="true" />}
            label={t({
              message: `State: ${stateName}`,
              comment: "Name of a menu for screen readers; stateName is the present state",
            })}
            value={state}
            options={requestStates.map((value) => ({ value, words: i18n._(stateNames[value]) }))}
            onChoose={(next) =>
              next === "lost" ? onLost() : acts.act(request, { kind: "state", state: next })
            }
          >
            <span className={styles["present"]}>{stateName}</span>
          </ChoiceMenu>
        </div>
        <div className={styles["field"]}>
          <p className={styles["label"]}>
            <Trans comment="Head of a column, and field: who is to answer a request">Assignee</Trans>
          </p>
          <ChoiceMenu
            wide
            className={styles["choice"]}
            label={t({
              message: `Assignee: ${assigneeName}`,
              comment: "Name of a menu for screen readers; assigneeName is who is to answer",
            })}
            value={assignee?.userName ?? ""}
            options={[
              { value: "", words: nobody },
              ...team
                .map(({ userName, name }) => ({ value: userName, words: name }))
                .toSorted((one, other) => byName(one.words, other.words)),
            ]}
            onChoose={assign}
          >
            <span className={styles["present"]}>{assigneeName}</span>
          </ChoiceMenu>
        </div>
        {!assignee && (
          <Button
            look="quiet"
            className={styles["take"]}
            icon={<UserRoundCheck size={18} aria-hidden="true" />}
            onClick={() => assign(me)}
          >
            <Trans comment="Button: the reader is to answer this request">I’ll take it</Trans>
          </Button>
        )}
        {waitingSince !== null && (
          <p className={styles["wait"]}>
            <WaitingLines request={request} now={request.readAt} />
          </p>
        )}
        {waitingSince === null && firstAnswer && (
          <FirstAnswer createdAt={request.createdAt} firstAnswer={firstAnswer} />
        )}
      </div>
    </section>
  );
}

/** After how long a visitor was answered, and whether that was in time. */
function FirstAnswer({
  createdAt,
  firstAnswer: { at, inTime },
}: Pick<ReadRequest, "createdAt"> & { firstAnswer: NonNullable<ReadRequest["firstAnswer"]> }) {
  const span = formatSpan(Date.parse(at) - Date.parse(createdAt), currentLocale());
  return inTime ? (
    <p key="in-time" className={styles["answered"]}>
      <CircleCheck size={18} aria-hidden="true" />
      <Trans comment="How long it took to contact a visitor, within the hours that were promised; span is such as “6 hr”">
        First answer after {span}, in time
      </Trans>
    </p>
  ) : (
    <p key="late" className={styles["wait"]}>
      <Trans comment="How long it took to contact a visitor; span is such as “6 hr”">
        First answer after {span}
      </Trans>
    </p>
  );
}
