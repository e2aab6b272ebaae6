import { Trans, useLingui } from "@lingui/react/macro";
import { useServerHas } from "#src/session/use-session.ts";
import { KeyPlace, Keys, KeySheet } from "#src/ui/dialog/KeySheet.tsx";

/** All keys of a signed-in user’s pages. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const hasSearch = useServerHas("search");
  const space = t({ message: "Space", comment: "Name of a key on the keyboard" });
  return (
    <KeySheet open={open} onClose={onClose}>
      <KeyPlace name={<Trans comment="Heading: keys that work everywhere">On every page</Trans>}>
        {hasSearch && (
          <Keys keys={["/"]}>
            <Trans>Search the voices, in the library</Trans>
          </Keys>
        )}
        <Keys keys={["?"]}>
          <Trans comment="What a key does: shows the list of keys">This list</Trans>
        </Keys>
      </KeyPlace>
      <KeyPlace name={<Trans comment="Heading: where keys work">On the cards and in the player</Trans>}>
        <Keys keys={[space]}>
          <Trans>Play or pause</Trans>
        </Keys>
        <Keys keys={["J"]}>
          <Trans>Next voice</Trans>
        </Keys>
        <Keys keys={["K"]}>
          <Trans>Previous voice</Trans>
        </Keys>
        <Keys keys={["L"]}>
          <Trans>Like, or take the like back</Trans>
        </Keys>
        <Keys keys={["←", "→"]}>
          <Trans>Back or forward one second, on the waveform</Trans>
        </Keys>
        <Keys keys={["Page ↑", "Page ↓"]}>
          <Trans>Back or forward three seconds, on the waveform</Trans>
        </Keys>
      </KeyPlace>
      {hasSearch && (
        <KeyPlace name={<Trans comment="Heading: keys that work where voices are compared">Comparing</Trans>}>
          <Keys keys={["1–6"]}>
            <Trans comment="What the keys 1 to 6 do">Switch to the voice of this number</Trans>
          </Keys>
          <Keys keys={[space]}>
            <Trans>Play or pause</Trans>
          </Keys>
          <Keys keys={["←", "→"]}>
            <Trans>Back or forward one second</Trans>
          </Keys>
          <Keys keys={["R"]}>
            <Trans comment="What a key does: plays a part of the samples again and again">
              Repeat a part, or stop repeating it
            </Trans>
          </Keys>
          <Keys keys={["L"]}>
            <Trans>Like, or take the like back</Trans>
          </Keys>
        </KeyPlace>
      )}
    </KeySheet>
  );
}
