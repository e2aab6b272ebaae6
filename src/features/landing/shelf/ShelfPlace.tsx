import { useEffect, useRef, useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import styles from "./ShelfPlace.module.css";

const Shelf = lazyPart(() => import("./Shelf.tsx").then((code) => code.Shelf));

interface ShelfPlaceProps {
  /** Opens the voice request with this wish. */
  onRequest: (wish: string) => void;
}

/**
 * Where the agency's own voices stand, if the server marked the page with how many there are. Code and voices are fetched
 * when it comes near the view; its room is kept from the start.
 */
export function ShelfPlace({ onRequest }: ShelfPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
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
  return (
    <div ref={place} className={styles["place"]}>
      {isNear && <Shelf onRequest={onRequest} />}
    </div>
  );
}
