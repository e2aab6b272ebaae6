import { Trans } from "@lingui/react/macro";
import { Container } from "#src/ui/page/Container.tsx";
import styles from "./ShelfPlace.module.css";

/** A voice of the shelf in words: who, and what is heard. */
interface ToldVoice {
  name: string;
  line: string;
}

/**
 * The shelf in words, as the server writes it into the page (server/site/fill-shelf.ts): for machines, for readers without
 * scripts, and until the cards are there.
 */
export const ShelfText = ({ voices }: { voices: ToldVoice[] }) => (
  <Container>
    <div className={styles["text"]}>
      <h2>
        <Trans comment="Heading over voices that visitors may hear">Hear our voices</Trans>
      </h2>
      <ul>
        {voices.map(({ name, line }, place) => (
          <li key={place}>
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </div>
  </Container>
);

/** The voices that this page was served with; none before the page, in the build. */
export function readServedVoices(): ToldVoice[] {
  if (typeof document === "undefined") return [];
  const rows = document.querySelectorAll("[data-shelf-place] li:has(> h3 + p)");
  return [...rows].map(({ children: [name, line] }) => ({
    name: name?.textContent ?? "",
    line: line?.textContent ?? "",
  }));
}
