import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { actOnProduction } from "#src/features/productions/mutations.ts";
import side from "#src/features/productions/side/Side.module.css";
import { lastEventOf, type ProducedOffer } from "#src/features/productions/takes.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";

/** Before an approval: that there are no files yet, and the switch that opens originals earlier, which stands in the record. */
export function OriginalsCard({ offer }: { offer: ProducedOffer }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { offerId, production } = offer;
  const { mutate, error, isPending } = useSending(actOnProduction);
  const { sharesOriginals, keptDays } = production;
  return (
    <section className={side["card"]}>
      <h2 className={side["heading"]}>
        <Trans comment="Heading">Approved files</Trans>
      </h2>
      <p className={side["note"]}>
        <Plural
          comment="How long approved files are kept"
          value={keptDays}
          one="There is no approval yet. Files are kept for # day after it."
          other="There is no approval yet. Files are kept for # days after it."
        />
      </p>
      {production.round > 0 && (
        <Switch
          checked={sharesOriginals}
          label={<Trans comment="Switch">Originals can be downloaded before approval</Trans>}
          hint={t`This is written into the record.`}
          onSwitch={(isOn) =>
            !isPending &&
            mutate(
              {
                offerId,
                act: { kind: "shareOriginals", eventId: lastEventOf(offer), isOn },
              },
              { onError: () => void client.invalidateQueries({ queryKey: keys.offers }) },
            )
          }
        />
      )}
      {error && <FailureNotice error={error} />}
    </section>
  );
}
