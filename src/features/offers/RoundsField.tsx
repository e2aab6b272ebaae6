import { useLingui } from "@lingui/react/macro";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { TextField } from "#src/ui/form/text/TextField.tsx";

/** How many rounds of listening the terms include; an empty field means the usual number. */
export function RoundsField() {
  const { t } = useLingui();
  const { usual } = productionLimits.rounds;
  return (
    <TextField
      name="rounds"
      label={t({
        message: "Rounds included",
        comment: "One of the terms of an offer: how often the client may answer what was recorded",
      })}
      hint={t({
        message: `How often what was recorded can be answered; ${usual} unless you say otherwise.`,
        comment: "Hint of a field; usual is a whole number",
      })}
      optional
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
