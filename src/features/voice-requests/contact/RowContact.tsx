import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import { ContactIcon } from "./ContactIcon.tsx";
import { useContactLinks, waysInOrder, type Reachable } from "./contact-ways.ts";
import { useWayLabels } from "./way-labels.ts";
import styles from "./RowContact.module.css";

interface RowContactProps {
  request: Reachable;
  onContact: (way: ContactWay) => void;
}

/** The ways to reach a visitor as icons; pressing one is recorded. */
export function RowContact({ request, onContact }: RowContactProps) {
  const links = useContactLinks(request);
  const labels = useWayLabels(request.fullName);
  return (
    <span className={styles["ways"]}>
      {waysInOrder.map(
        (way) =>
          links[way] !== undefined && (
            <a
              key={way}
              className={styles["way"]}
              href={links[way]}
              {...(way === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
              aria-label={labels[way]}
              onClick={() => onContact(way)}
            >
              <ContactIcon way={way} />
            </a>
          ),
      )}
    </span>
  );
}
