import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useFocusOnNavigation } from "#src/lib/browser/focus-on-navigation.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import type { Preview, ViewCard } from "./editor/ArtistEditor.tsx";
import { EditArtist } from "./editor/EditArtist.tsx";
import { NameCount } from "./names/NameCount.tsx";
import { NamesList } from "./names/NamesList.tsx";
import styles from "./UpdateArtistPage.module.css";

interface UpdateArtistPageProps {
  back: ReactNode;
  /** The artist to edit; without one the list of names is shown. */
  name: string | undefined;
  /** What is searched in the list of names; kept while an artist is open. */
  query: string | undefined;
  onSearch: (query: string) => void;
  onOpen: (name: string) => void;
  onRenamed: (name: string) => void;
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
}

export function UpdateArtistPage({ back, name, query, onSearch, onOpen, ...rest }: UpdateArtistPageProps) {
  const { t } = useLingui();
  const isList = name === undefined;
  const page = useFocusOnNavigation<HTMLDivElement>(isList ? "list" : "form");
  return (
    <Container ref={page} className={styles["page"]} tabIndex={-1}>
      <PageHead
        title={
          isList
            ? t`Update voice artist`
            : t({
                message: `Update artist: ${name}`,
                comment: "Heading and title of a page; name is an artist’s",
              })
        }
        back={back}
      >
        {isList ? (
          <NameCount />
        ) : (
          <LinkButton
            to="/owner/update-voice-artist"
            search={{ q: query }}
            icon={<ArrowLeft size={18} aria-hidden="true" />}
          >
            <Trans>Back to list</Trans>
          </LinkButton>
        )}
      </PageHead>
      {isList ? (
        <NamesList query={query ?? ""} onSearch={onSearch} onOpen={onOpen} />
      ) : (
        <EditArtist name={name} query={query} {...rest} />
      )}
    </Container>
  );
}
