import { Plural, Trans } from "@lingui/react/macro";
import { EmptyPanel } from "#src/ui/EmptyPanel.tsx";
import { Status } from "#src/ui/Status.tsx";

/** Says how many names a search left, and shows that it left none. */
export const FoundNames = ({ count, query }: { count: number; query: string }) => (
  <>
    <Status>{query.trim() && <Plural value={count} one="# artist" other="# artists" />}</Status>
    {count === 0 && <EmptyPanel title={<Trans>No artist has this name</Trans>} />}
  </>
);
