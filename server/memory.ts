import { setFlagsFromString } from "node:v8";

// The space for young objects grows to 48 MB and never shrinks; a server of small answers needs less.
setFlagsFromString("--max-semi-space-size=2");
setFlagsFromString("--semi-space-growth-factor=1");
