import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Container } from "#src/ui/page/Container.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { CreateArtist } from "./editor/CreateArtist.tsx";

export function CreateArtistPage({ back }: { back: ReactNode }) {
  const { t } = useLingui();
  return (
    <Container>
      <PageHead title={t`Create voice artist`} back={back} />
      <CreateArtist />
    </Container>
  );
}
