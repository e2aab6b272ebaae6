import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Container } from "#src/ui/page/Container.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import type { ViewCard } from "./editor/SaveMessage.tsx";
import type { KeptSlots, Preview } from "./kept/slots.ts";
import { CreateArtist } from "./editor/CreateArtist.tsx";

interface CreateArtistPageProps {
  back: ReactNode;
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
  /** Plays a sample, on servers that keep many for an artist; undefined on others. */
  player: KeptSlots["player"] | undefined;
}

export function CreateArtistPage({ back, player, ...rest }: CreateArtistPageProps) {
  const { t } = useLingui();
  return (
    <Container>
      <PageHead title={t`Create voice artist`} back={back} />
      <CreateArtist {...rest} player={player} />
    </Container>
  );
}
