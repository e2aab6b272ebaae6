// Each list is in the order in which people see it.

/** What becomes of a person who may sign in. */
export const personStates = ["active", "invited", "locked", "inactive"] as const;
export type PersonState = (typeof personStates)[number];

/** How the list of clients may be ordered; the first one unless told. */
export const clientOrders = ["name", "-name", "lastSeenAt", "-lastSeenAt"] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** A device in words; empty where the browser does not say. */
export const deviceKinds = ["computer", "phone", "tablet", ""] as const;
export type DeviceKind = (typeof deviceKinds)[number];
