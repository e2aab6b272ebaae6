import { catalogueOperations } from "./operations/catalogue.ts";
import { guestOperations } from "./operations/guest.ts";
import { listOperations } from "./operations/lists.ts";
import { loginOperations } from "./operations/login.ts";
import { offerOperations } from "./operations/offers.ts";
import type { Operation } from "./operations/operation.ts";
import { peopleOperations } from "./operations/people.ts";
import { roomOperations } from "./operations/rooms.ts";

/** Every call of the document, by method and path; without one that is missing there is no document. */
export const operations: Record<string, Operation> = {
  ...loginOperations,
  ...catalogueOperations,
  ...peopleOperations,
  ...offerOperations,
  ...listOperations,
  ...roomOperations,
  ...guestOperations,
};
