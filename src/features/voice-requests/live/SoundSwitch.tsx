import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { chime } from "#src/lib/browser/sound/chime.ts";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { chooseSound, soundsWhenNew } from "./sound-choice.ts";

/** Switches on, for this device, that something new sounds; it sounds once, so that one knows how. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(soundsWhenNew);
  return (
    <Switch
      label={
        <Trans comment="Switch above the list of requests, for this device alone">
          Sound when something new comes
        </Trans>
      }
      checked={isOn}
      onSwitch={(next) => {
        chooseSound(next);
        setOn(next);
        if (next) chime();
      }}
    />
  );
}
