import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { ChosenList } from "./ChosenList.tsx";
import { choicesQuery, saveShowcase } from "./queries.ts";
import styles from "./Showcase.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

const { most, shown, least } = limits.showcase;
const idsOf = (voices: readonly Voice[]) => voices.map(({ voiceId }) => voiceId);

/** Which samples visitors hear on the public page, and in which order. */
export function ShowcasePage({ back }: { back: ReactNode }) {
  const { t } = useLingui();
  const headings = { chosen: useId(), choices: useId() };
  const [query, setQuery] = useState({ q: "", page: 0 });
  const { data, error, isPlaceholderData, refetch } = useQuery(choicesQuery(query));
  const [draft, setDraft] = useState<Voice[]>();
  const [announcement, setAnnouncement] = useState("");
  const save = useSending(saveShowcase);
  const chosen = draft ?? data?.chosen ?? [];
  const isChanged = draft !== undefined && String(idsOf(draft)) !== String(idsOf(data?.chosen ?? []));
  const total = chosen.length;
  const change = (next: Voice[], said: string) => {
    save.reset();
    setDraft(next);
    setAnnouncement(said);
  };
  const store = () => save.mutate(idsOf(chosen), { onSuccess: () => setDraft(undefined) });
  return (
    <Container className={styles["page"]}>
      <PageHead title={t({ message: "Voices on the public page", comment: "Heading and title" })} back={back}>
        <Button look="primary" disabled={!isChanged} busy={save.isPending} onClick={store}>
          <Trans comment="Button: stores the form’s changes">Save</Trans>
        </Button>
      </PageHead>
      <p className={styles["lead"]}>
        <Trans comment="most, shown and least are small whole numbers">
          Choose up to {most} samples. Visitors see the first {shown} that are published; with fewer than{" "}
          {least} nothing is shown.
        </Trans>
      </p>
      {save.error && (
        <Notice kind="danger">
          {translate(sentenceOfWrite(save.error, msg`Server responded with an error.`))}
        </Notice>
      )}
      {save.isSuccess && !isChanged && (
        <Notice kind="success">
          <Trans>Saved. The public page shows it within a minute.</Trans>
        </Notice>
      )}
      <Status>{announcement}</Status>
      {data ? (
        <div className={styles["columns"]}>
          <section className={styles["panel"]} aria-labelledby={headings.chosen}>
            <h2 id={headings.chosen}>
              <Trans comment="Heading over the chosen samples; total of most, such as 5 / 12">
                On the public page: {total} / {most}
              </Trans>
            </h2>
            <ChosenList chosen={chosen} onChange={change} />
          </section>
          <section className={styles["panel"]} aria-labelledby={headings.choices}>
            <h2 id={headings.choices}>
              <Trans>Samples that may be shared</Trans>
            </h2>
            <SearchInput
              label={t`Search artist or title`}
              value={query.q}
              onSearch={(q) => setQuery({ q, page: 0 })}
            />
            <ListPager
              query={query}
              totalPages={data.totalPages}
              isBusy={isPlaceholderData}
              onQueryChange={setQuery}
            >
              <ChoiceList
                voices={data.content}
                isBusy={isPlaceholderData}
                isChosen={({ voiceId }) => idsOf(chosen).includes(voiceId)}
                isFull={total >= most}
                onAdd={(voice) =>
                  change(
                    [...chosen, voice],
                    t({
                      message: "Added",
                      context: "sample",
                      comment: "Beside a sample that is on the list already",
                    }),
                  )
                }
              />
            </ListPager>
          </section>
        </div>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      <LeaveGuard isChanged={isChanged} />
    </Container>
  );
}
