import { useLingui } from "@lingui/react/macro";
import { useRef, type ReactNode } from "react";
import { focusHeading } from "#src/lib/browser/focus/focus-heading.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { CreateArtist } from "./editor/CreateArtist.tsx";

export function CreateArtistPage({ back }: { back: ReactNode }) {
  const { t } = useLingui();
  const page = useRef<HTMLDivElement>(null);
  const goToTop = () => {
    focusHeading(page.current);
    window.scrollTo({ top: 0 });
  };
  return (
    <Container ref={page}>
      <PageHead title={t`Create voice artist`} back={back} />
      <CreateArtist onCreated={goToTop} />
    </Container>
  );
}
