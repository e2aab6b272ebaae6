import { lazyPart } from "#src/lib/browser/lazy-part.tsx";

/** The notes of a voice; a room without notes does without their code. */
export const LateNotes = lazyPart(() => import("./Notes.tsx").then((part) => part.VoiceNotes));
