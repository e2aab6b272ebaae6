import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { isSame } from "#src/lib/is-same.ts";
import { mediaOfPlatform } from "./media-of-platform.ts";

/** Asks for the medium once: the platform that is typed fills the media of the usage, until they are chosen by hand. */
export function useMediaOfPlatform(): void {
  const { values, setFieldValue } = useFormikContext<{ platform: string; media: string[] }>();
  const { platform, media } = values;
  const filled = useRef(mediaOfPlatform(platform));
  const fill = useEffectEvent((named: string) => {
    if (media.length > 0 && !isSame(media, filled.current)) return;
    filled.current = mediaOfPlatform(named);
    if (!isSame(media, filled.current)) void setFieldValue("media", filled.current);
  });
  useEffect(() => {
    fill(platform);
  }, [platform]);
}
