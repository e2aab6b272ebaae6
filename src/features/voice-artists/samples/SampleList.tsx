import { useLingui } from "@lingui/react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { KeptArtist } from "#contract/voice-artists.ts";
import {
  noConsent,
  type ConsentForm,
  type SampleForm,
} from "#src/features/voice-artists/kept/form/kept-form.ts";
import { isSame } from "#src/lib/is-same.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { ConsentPart } from "./consent/ConsentPart.tsx";
import { mayBePublished } from "./consent/valid-consent.ts";
import { moveBeside } from "#src/ui/order/move.ts";
import { useLift } from "#src/ui/order/use-lift.ts";
import { useSlide } from "#src/ui/order/use-slide.ts";
import { SampleFields } from "./SampleFields.tsx";
import { SampleMenu } from "./SampleMenu.tsx";
import { SampleRow } from "./SampleRow.tsx";
import { sampleLine, sampleName } from "./sample-words.ts";
import styles from "./SamplesSection.module.css";
import type { SampleUploads } from "./use-sample-uploads.ts";
import { useSamples } from "./use-samples.ts";

/** Renders what plays a sample; with its waveform where it is open. */
export type SamplePlayer = (sample: SampleForm, name: string, isOpen: boolean) => ReactNode;

export interface SampleListProps {
  /** The artist as it is stored; undefined before the first save. */
  artist: KeptArtist | undefined;
  /** The agency’s day. */
  today: string;
  /** The key of the sample that is open. */
  open: string | undefined;
  onOpen: (key: string | undefined) => void;
  secondsOf: (sample: SampleForm) => number | null;
  player: SamplePlayer;
  uploads: SampleUploads;
}

/** The samples in their order; one of them is open. */
export function SampleList(props: SampleListProps) {
  const { artist, today, open, onOpen, secondsOf, player, uploads } = props;
  useLingui();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { samples, update, updateAll, remove, reorder } = useSamples();
  const keys = samples.map(({ key }) => key);
  const lift = useLift(keys, reorder);
  useSlide(list, keys);

  // The opened sample's title takes the focus, and its row when it is closed again.
  const shown = useRef(open);
  useLayoutEffect(() => {
    if (shown.current === open) return;
    const row = (key: string | undefined) => `[data-sample="${key}"]`;
    const target = open
      ? `${row(open)} input:not([type=range]):not([hidden])`
      : `${row(shown.current)} [aria-expanded]`;
    shown.current = open;
    list.current?.querySelector<HTMLElement>(target)?.focus();
  }, [open]);

  const removeRow = (key: string) => {
    const place = keys.indexOf(key);
    const next = keys[place + 1] ?? keys[place - 1];
    if (open === key) onOpen(undefined);
    remove(key);
    list.current?.querySelector<HTMLElement>(`[data-sample="${next}"] [aria-expanded]`)?.focus();
  };
  const setConsent = (key: string, consent: ConsentForm, forAll: boolean) =>
    updateAll((sample) =>
      sample.key === key || (forAll && isSame(sample.consent, noConsent)) ? { ...sample, consent } : sample,
    );

  return (
    <>
      <ul ref={list} className={styles["list"]}>
        {samples.map((sample, index) => {
          const { key } = sample;
          const stored = artist?.samples.find(({ voiceId }) => voiceId === sample.voiceId);
          const name = sampleName(sample, index + 1);
          const isOpen = key === open;
          const mayPublish = mayBePublished(sample.consent, today);
          const setState = (state: SampleForm["state"]) => update(key, { state });
          return (
            <SampleRow
              key={key}
              sample={sample}
              name={name}
              line={sampleLine(sample, secondsOf(sample))}
              list={id}
              isOpen={isOpen}
              lift={lift}
              onToggle={() => onOpen(isOpen ? undefined : key)}
              onDrop={(dropped, side) => reorder(moveBeside(keys, dropped, key, side))}
              player={player(sample, name, isOpen)}
              menu={
                <SampleMenu
                  sample={sample}
                  name={name}
                  isFirst={index === 0}
                  isLast={index === samples.length - 1}
                  mayPublish={mayPublish}
                  isInOffers={stored?.isInOffers ?? false}
                  onStep={(by) => lift.step(key, by)}
                  onState={setState}
                  onRemove={() => removeRow(key)}
                />
              }
            >
              <SampleFields
                sample={sample}
                heard={stored?.voiceMp3 === sample.voiceMp3 ? stored.heard : null}
                name={`samples.${index}`}
                isReplacing={uploads.isReplacing(key)}
                mayPublish={mayPublish}
                consent={
                  <ConsentPart
                    name={name}
                    consent={sample.consent}
                    isUnstated={stored?.consent.source === "unstated"}
                    artistId={artist?.artistId}
                    today={today}
                    onConsent={(consent, forAll) => setConsent(key, consent, forAll)}
                  />
                }
                onFile={(file) => uploads.replace(key, file)}
                onState={setState}
              />
            </SampleRow>
          );
        })}
      </ul>
      <Status>{lift.spoken}</Status>
    </>
  );
}
