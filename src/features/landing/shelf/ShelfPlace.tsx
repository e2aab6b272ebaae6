import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import styles from "./ShelfPlace.module.css";
import { readServedVoices, ShelfText } from "./ShelfText.tsx";

const Shelf = lazyPart(() => import("./Shelf.tsx").then((code) => code.Shelf));

interface ShelfPlaceProps {
  /** Opens the voice request for a voice. */
  onRequest: (voice: ShowcaseVoice) => void;
}

/**
 * Where the agency's own voices stand, if the server marked the page with how many there are. Code and voices are fetched
 * when it comes near the view; its room is kept from the start, with the voices in words as they were served.
 */
export function ShelfPlace({ onRequest }: ShelfPlaceProps) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasCards, setCards] = useState(false);
  // Of the page as it stands, so that hydration finds what it makes.
  const [served] = useState(() => ({ voices: readServedVoices(), locale: i18n.locale }));
  useEffect(() => {
    if (!place.current || !("shelf" in document.documentElement.dataset)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const isTold = served.voices.length > 0 && served.locale === i18n.locale && !hasCards;
  return (
    <div ref={place} className={styles["place"]} data-shelf-place="">
      {isTold && <ShelfText voices={served.voices} />}
      {isNear && <Shelf onRequest={onRequest} onShown={() => setCards(true)} />}
    </div>
  );
}
