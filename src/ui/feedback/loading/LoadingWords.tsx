import { Spoken, type SpokenProps } from "#src/ui/feedback/Spoken.tsx";

/** Milliseconds after which a screen reader is told that something loads. */
const patience = 1000;

/** That something loads: to be seen at once, and said where it takes long. */
export const LoadingWords = (props: SpokenProps) => (
  <Spoken as="p" {...props} kind="loading" pause={patience} />
);
