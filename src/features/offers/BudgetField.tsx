import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import Check from "lucide-react/icons/check";
import { currencySign, formatMoney } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import styles from "./OfferForm.module.css";
import { readBudget, rewriteAmount } from "./reading/read-numbers.ts";

/** Keeps the text as typed and shows below the amount that was read from it; until then the currency is said. */
export function BudgetField({ currency }: { currency: string }) {
  const { t } = useLingui();
  const [{ value }] = useField<string>("budget");
  const budget = readBudget(value, currency);
  const amount = budget === 0 ? t`Budget not settled yet` : formatMoney(budget, currency, currentLocale());
  const example = rewriteAmount(value, currency);
  return (
    <TextField
      name="budget"
      label={t({ message: "Budget", comment: "Label of a field: the price that a client offers" })}
      inputMode="decimal"
      autoComplete="off"
      {...currencySign(currency, currentLocale())}
      hint={
        <>
          {!(budget > 0) && (
            <VisuallyHidden>
              {new Intl.DisplayNames(currentLocale(), { type: "currency" }).of(currency)}
            </VisuallyHidden>
          )}
          {budget >= 0 && (
            <p className={styles["echo"]}>
              <Check size={16} aria-hidden="true" />
              <span>{amount}</span>
            </p>
          )}
          {example && (
            <p>
              <Trans comment="Hint of a field; example is a number such as 12.50">
                Decimals are written with a point: {example}
              </Trans>
            </p>
          )}
          <span>
            <Trans>Digits only; enter 0 if the budget is unknown</Trans>
          </span>
        </>
      }
    />
  );
}
