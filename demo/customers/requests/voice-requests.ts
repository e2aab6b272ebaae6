import { requestsOfAYear } from "./of-a-year.ts";
import { requestsOfClients } from "./of-clients.ts";
import { recentRequests } from "./recent.ts";
import type { DemoVoiceRequest } from "./step.ts";

/** Newest first; the phone numbers and addresses belong to nobody. */
export const demoVoiceRequests: DemoVoiceRequest[] = [
  ...recentRequests,
  ...requestsOfClients,
  ...requestsOfAYear(),
];
