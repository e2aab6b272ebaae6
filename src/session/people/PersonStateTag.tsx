import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { LucideIcon } from "lucide-react";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import type { ComponentProps } from "react";
import type { PersonState } from "#contract/constants/values/people.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";

// lingui-set comment="What becomes of a person who may log in"
export const personStateNames: Record<PersonState, MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
  locked: msg`Locked`,
  inactive: msg`Deactivated`,
};

const looks: Record<PersonState, { Icon: LucideIcon; look: ComponentProps<typeof StateTag>["look"] }> = {
  active: { Icon: CircleCheck, look: "success" },
  invited: { Icon: Mail, look: "primary" },
  locked: { Icon: Lock, look: "danger" },
  inactive: { Icon: CircleMinus, look: "outline" },
};

/** Whether a person may enter, in words and icon. */
export function PersonStateTag({ state }: { state: PersonState }) {
  const { i18n } = useLingui();
  const { Icon, look } = looks[state];
  return (
    <StateTag look={look} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(personStateNames[state])}
    </StateTag>
  );
}
