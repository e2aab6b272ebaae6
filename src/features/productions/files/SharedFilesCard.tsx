import { Trans, useLingui } from "@lingui/react/macro";
import side from "#src/features/productions/side/Side.module.css";
import { offerPath, takePath } from "#src/features/productions/queries.ts";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import styles from "./Files.module.css";

/** The originals of what was handed over, while the agency lets them be downloaded before an approval. */
export function SharedFilesCard({ offer: { offerId, production } }: { offer: ProducedOffer }) {
  const { t } = useLingui();
  const { takes } = production;
  const shared = takes.filter((take) => take.round <= production.round && take.state === "ready");
  return (
    <section className={side["card"]}>
      <h2 className={side["heading"]}>
        <Trans comment="Heading: the files themselves, not the copies that are listened to">Originals</Trans>
      </h2>
      <p className={side["note"]}>
        <Trans>These are not approved yet and may still change.</Trans>
      </p>
      <ul className={styles["shared"]}>
        {shared.map(({ takeId, title, round }) => (
          <li key={takeId}>
            <span>
              {title}{" "}
              <span className={side["note"]}>
                {t({ message: `Round ${round}`, comment: "Choice: what was handed over then" })}
              </span>
            </span>
            <DownloadButton
              offerId={offerId}
              path={`${takePath(offerId, takeId)}/file`}
              size="small"
              label={t({
                message: `Download: ${title}`,
                comment: "Name of a button for screen readers; name of a file",
              })}
            >
              <Trans comment="Button: saves a file">Download</Trans>
            </DownloadButton>
          </li>
        ))}
      </ul>
      {shared.length > 1 && (
        <DownloadButton
          offerId={offerId}
          path={`${offerPath(offerId)}/files.zip`}
          size="small"
          label={t({ message: "Download all (ZIP)", comment: "Button: saves several files as one" })}
        >
          <Trans comment="Button: saves several files as one">Download all (ZIP)</Trans>
        </DownloadButton>
      )}
    </section>
  );
}
