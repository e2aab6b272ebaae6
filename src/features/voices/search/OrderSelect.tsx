import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { voiceOrders, type VoiceOrder } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { LibrarySearch } from "#src/features/voices/library-query.ts";
import { Select } from "#src/ui/form/Select.tsx";
import styles from "./OrderSelect.module.css";

// lingui-set comment="Order of the voices"
const orderNames: Record<VoiceOrder, MessageDescriptor> = {
  newest: msg`Newest`,
  name: msg`Name A–Z`,
  best: msg`Best match`,
  shuffled: msg`Shuffled`,
};
// lingui-reset

interface OrderSelectProps {
  search: LibrarySearch;
  /** Whether there is text beside the understood words, which alone can match well or badly. */
  hasText: boolean;
  onOrder: (order: Pick<LibrarySearch, "order" | "seed">) => void;
}

/** In which order the voices stand. Shuffled picks its seed here, for the address. */
export function OrderSelect({ search: { order }, hasText, onOrder }: OrderSelectProps) {
  const { t, i18n } = useLingui();
  const offered = voiceOrders.filter((one) => one !== "best" || hasText || order === "best");
  return (
    <Select
      className={styles["order"]}
      label={t({ message: "Order", comment: "Label of a list of orders" })}
      value={order}
      options={offered.map((value) => ({ value, words: i18n._(orderNames[value]) }))}
      onSelect={(chosen) =>
        onOrder({
          order: chosen,
          seed: chosen === "shuffled" ? Math.floor(Math.random() * limits.search.seed) : undefined,
        })
      }
    />
  );
}
