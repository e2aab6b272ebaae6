import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Container } from "#src/ui/Container.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import type { Preview, ViewCard } from "./editor/ArtistEditor.tsx";
import { CreateArtist } from "./editor/CreateArtist.tsx";

interface CreateArtistPageProps {
  back: ReactNode;
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
}

export function CreateArtistPage({ back, ...rest }: CreateArtistPageProps) {
  const { t } = useLingui();
  return (
    <Container>
      <PageHead title={t`Create voice artist`} back={back} />
      <CreateArtist {...rest} />
    </Container>
  );
}
