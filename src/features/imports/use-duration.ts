import { useLingui } from "@lingui/react/macro";

/** Puts seconds into words: "2 min 40 s". */
export function useDuration(): (seconds: number) => string {
  const { t } = useLingui();
  return (all) => {
    const whole = Math.max(1, Math.round(all));
    const minutes = Math.floor(whole / 60);
    const seconds = whole % 60;
    return minutes > 0
      ? t({ message: `${minutes} min ${seconds} s`, comment: "A length of time, in minutes and seconds" })
      : t({ message: `${seconds} s`, comment: "A length of time, in seconds" });
  };
}
