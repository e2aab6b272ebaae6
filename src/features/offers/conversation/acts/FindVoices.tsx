import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import { sampleLine } from "#src/voice/sample-line.tsx";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import { AddVoiceButton } from "./AddVoiceButton.tsx";
import styles from "./CounterDialog.module.css";
import { findVoicesQuery } from "./find-voices-query.ts";

interface FindVoicesProps {
  isKnown: (voiceId: string) => boolean;
  onAdd: (voice: Voice) => void;
}

/** Searches the library; the first few that the form does not know yet can be added. */
export function FindVoices({ isKnown, onAdd }: FindVoicesProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const { data, error } = useQuery({ ...findVoicesQuery(text), enabled: text !== "" });
  const focusSearch = () => box.current?.querySelector("input")?.focus();
  useEffect(focusSearch, []);
  return (
    <div ref={box} role="search" className={styles["find"]}>
      <SearchInput
        label={t({ message: "Search voices", comment: "Name of a search field" })}
        value={text}
        onSearch={setText}
      />
      <Spoken as="p" className={styles["found"]} pause={pauseOfTyping}>
        {data?.length === 0 && (
          <span>
            <Trans>No voices match this search</Trans>
          </span>
        )}
      </Spoken>
      {data
        ?.filter(({ voiceId }) => !isKnown(voiceId))
        .map((voice) => (
          <AddVoiceButton
            key={voice.voiceId}
            name={voice.voiceArtistName}
            sample={sampleLine(voice)}
            onAdd={() => {
              focusSearch();
              onAdd(voice);
            }}
          />
        ))}
      {error && (
        <Notice kind="danger">{translate(sentenceOf(error, msg`Server responded with an error.`))}</Notice>
      )}
    </div>
  );
}
