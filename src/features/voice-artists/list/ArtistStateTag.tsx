import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { LucideIcon } from "lucide-react";
import Archive from "lucide-react/icons/archive";
import CircleCheck from "lucide-react/icons/circle-check";
import EyeOff from "lucide-react/icons/eye-off";
import PencilLine from "lucide-react/icons/pencil-line";
import type { ComponentProps } from "react";
import type { ArtistState } from "#contract/constants/enumerations.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";

// lingui-set comment="Who sees an artist, or a sample"
export const artistStateNames: Record<ArtistState, MessageDescriptor> = {
  draft: msg`Draft`,
  published: msg`Published`,
  hidden: msg`Hidden`,
  archived: msg`Archived`,
};

const looks: Record<ArtistState, { Icon: LucideIcon; look: ComponentProps<typeof StateTag>["look"] }> = {
  draft: { Icon: PencilLine, look: "chip" },
  published: { Icon: CircleCheck, look: "success" },
  hidden: { Icon: EyeOff, look: "outline" },
  archived: { Icon: Archive, look: "outline" },
};

/** Who sees an artist, in words and icon. */
export function ArtistStateTag({ state }: { state: ArtistState }) {
  const { i18n } = useLingui();
  const { Icon, look } = looks[state];
  return (
    <StateTag look={look} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(artistStateNames[state])}
    </StateTag>
  );
}
