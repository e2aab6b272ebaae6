import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useFocusOnNavigation } from "#src/lib/browser/focus-on-navigation.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import type { Preview } from "./editor/ArtistEditor.tsx";
import { EditArtist } from "./editor/EditArtist.tsx";
import { NameCount } from "./names/NameCount.tsx";
import { NamesList } from "./names/NamesList.tsx";
import styles from "./UpdateArtistPage.module.css";

interface UpdateArtistPageProps {
  back: ReactNode;
  /** The artist to edit; without one the list of names is shown. */
  name: string | undefined;
  onRenamed: (name: string) => void;
  canUpload: boolean;
  preview: Preview;
}

export function UpdateArtistPage({ back, name, ...rest }: UpdateArtistPageProps) {
  const { t } = useLingui();
  const isList = name === undefined;
  const page = useFocusOnNavigation<HTMLDivElement>(isList ? "list" : "form");
  return (
    <Container ref={page} className={styles["page"]} tabIndex={-1}>
      <PageHead title={t`Update voice artist`} back={back}>
        {isList ? (
          <NameCount />
        ) : (
          <LinkButton to="/owner/update-voice-artist" icon={<ArrowLeft size={18} aria-hidden="true" />}>
            <Trans>Back to list</Trans>
          </LinkButton>
        )}
      </PageHead>
      {isList ? <NamesList /> : <EditArtist name={name} {...rest} />}
    </Container>
  );
}
