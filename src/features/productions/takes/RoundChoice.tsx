import { useLingui } from "@lingui/react/macro";
import { Segments } from "#src/ui/form/choice/Segments.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

interface RoundChoiceProps {
  /** Rounds that were handed over. */
  rounds: number;
  shown: number;
  onChoose: (round: number) => void;
}

/** Which round's takes are shown; nothing where there is one alone. */
export function RoundChoice({ rounds, shown, onChoose }: RoundChoiceProps) {
  const { t } = useLingui();
  if (rounds < 2) return null;
  // The last five: a bar of more would not fit.
  const first = Math.max(1, rounds - 4);
  const options = Array.from({ length: rounds - first + 1 }, (_, place) => {
    const round = first + place;
    return {
      value: String(round),
      words: t({ message: `Round ${round}`, comment: "Choice: what was handed over then" }),
    };
  });
  return (
    <Segments
      label={
        <VisuallyHidden>
          {t({
            message: "Round",
            context: "production",
            comment: "Everything handed over between two answers",
          })}
        </VisuallyHidden>
      }
      value={String(shown)}
      options={options}
      onSelect={(round) => onChoose(Number(round))}
    />
  );
}
