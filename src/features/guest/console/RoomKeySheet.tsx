import { Trans, useLingui } from "@lingui/react/macro";
import { KeyPlace, Keys, KeySheet } from "#src/ui/dialog/KeySheet.tsx";

/** All keys of a room. Notes and votes are for one that is open. */
export function RoomKeySheet({
  isOpenRoom,
  ...sheet
}: {
  isOpenRoom: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <KeySheet {...sheet}>
      <KeyPlace name={<Trans comment="Heading: the keys of a room for guests">In this room</Trans>}>
        <Keys keys={["1–6"]}>
          <Trans comment="What the keys 1 to 6 do in a room for guests">
            Switch to one of the first six voices, at the same moment
          </Trans>
        </Keys>
        <Keys keys={[t({ message: "Space", comment: "Name of a key on the keyboard" })]}>
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
        {isOpenRoom && (
          <>
            <Keys keys={["N"]}>
              <Trans comment="What a key does in a room for guests">
                Write a note on the voice that is heard
              </Trans>
            </Keys>
            <Keys keys={["Delete"]}>
              <Trans comment="What a key does in a room for guests">Take a vote back, on the vote</Trans>
            </Keys>
          </>
        )}
        <Keys keys={["?"]}>
          <Trans comment="What a key does: shows the list of keys">This list</Trans>
        </Keys>
      </KeyPlace>
    </KeySheet>
  );
}
