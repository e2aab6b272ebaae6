import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useFocusOnNavigation } from "#src/lib/browser/focus/focus-on-navigation.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import { BackButton } from "#src/ui/page/BackButton.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { EditArtist } from "./editor/EditArtist.tsx";
import { EditKeptArtist } from "./kept/EditKeptArtist.tsx";
import { NameCount } from "./names/NameCount.tsx";
import { NamesList } from "./names/NamesList.tsx";
import styles from "./UpdateArtistPage.module.css";

interface UpdateArtistPageProps {
  back: ReactNode;
  /** The artist to edit; without one the list of names is shown. */
  name: string | undefined;
  /** Puts the artist's id in the place of its name in the address. */
  onId: (artistId: string) => void;
  /** What is searched in the list of names; kept while an artist is open. */
  query: string | undefined;
  onSearch: (query: string) => void;
  onOpen: (name: string) => void;
  onRenamed: (name: string) => void;
}

/** The list of names, or the form of one artist; with the artist's samples where the server keeps many. */
export function UpdateArtistPage(props: UpdateArtistPageProps) {
  const { back, name, query, onSearch, onOpen, onRenamed, onId } = props;
  const { t } = useLingui();
  const keepsSamples = useServerHas("catalogue");
  const isList = name === undefined;
  const page = useFocusOnNavigation<HTMLDivElement>(isList ? "list" : "form");
  if (!isList && keepsSamples)
    return (
      <Container ref={page} className={styles["page"]} tabIndex={-1}>
        <EditKeptArtist
          artist={name}
          onId={onId}
          back={
            <BackLink to="/owner/update-voice-artist" search={{ q: query }}>
              <Trans>Back to list</Trans>
            </BackLink>
          }
          cancel={{ to: "/owner/update-voice-artist", search: { q: query } }}
        />
      </Container>
    );
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
          <BackButton
            to="/owner/update-voice-artist"
            search={{ q: query }}
            icon={<ArrowLeft size={18} aria-hidden="true" />}
          >
            <Trans>Back to list</Trans>
          </BackButton>
        )}
      </PageHead>
      {isList ? (
        <NamesList query={query ?? ""} onSearch={onSearch} onOpen={onOpen} />
      ) : (
        <EditArtist name={name} query={query} onRenamed={onRenamed} />
      )}
    </Container>
  );
}
