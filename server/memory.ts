import { setFlagsFromString } from "node:v8";

// While the program is read, the space for young objects would grow to what a server at rest never needs.
setFlagsFromString("--semi-space-growth-factor=1");

/**
 * Lets the space for young objects grow with the calls from now on; in one of 2 MB collecting takes a quarter
 * of a call. `npm start` bounds it.
 */
export const growWithCalls = () => setFlagsFromString("--semi-space-growth-factor=2");
