export type Pause = "group" | "comma" | "stop" | "paragraph";

/** Seconds of silence at the usual pace; who speaks slower is silent longer. `group` parts the groups of a phone number. */
export const pauseSeconds: Record<Pause, number> = { group: 0.12, comma: 0.15, stop: 0.35, paragraph: 0.7 };

/** The pause of a run of marks. */
export function pauseAt(marks: string): Pause {
  if (marks.includes("\n")) return "paragraph";
  return /[.!?…।؟]/.test(marks) ? "stop" : "comma";
}
