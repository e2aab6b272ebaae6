import { soundsIn } from "./brought-sounds.ts";

soundsIn("webkit");
