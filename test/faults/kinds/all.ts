import { beyond } from "./beyond.ts";
import { doubleSubmit } from "./double-submit.ts";
import type { Fault } from "./fault.ts";
import { backAndForward } from "./history.ts";
import { locked } from "./locked.ts";
import { lostAnswer } from "./lost-answer.ts";
import { malformed } from "./malformed.ts";
import { offlineFault } from "./offline.ts";
import { otherToken } from "./other-token.ts";
import { parallel401 } from "./parallel-401.ts";
import { renderError } from "./render-error.ts";
import { slow } from "./slow.ts";
import { staleCode } from "./stale-code.ts";
import { storage } from "./storage.ts";
import { unmount } from "./unmount.ts";

/** The rows of docs/reliability.md about faults, in their order. */
export const faults: Fault[] = [
  parallel401,
  otherToken,
  locked,
  staleCode,
  offlineFault,
  slow,
  doubleSubmit,
  lostAnswer,
  backAndForward,
  beyond,
  renderError,
  malformed,
  unmount,
  storage,
];
