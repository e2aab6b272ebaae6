import type * as Switching from "./late-engine.ts";

type Engine = typeof Switching;

let engine: Engine | undefined;
let pending: Promise<Engine> | undefined;

const load = () =>
  (pending ??= import("./late-engine.ts").then(
    (loaded) => (engine = loaded),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  ));

/** What switches between voices; undefined until it is loaded, which the first view does not wait for. */
export const currentEngine = (): Engine | undefined => engine;

/**
 * Does something with the engine: at once where it is loaded, as browsers let sound begin only within a press. Returns a function
 * that leaves it undone if the engine has not come by then.
 */
export function withEngine(act: (loaded: Engine) => void): () => void {
  let isWanted = true;
  const actIfWanted = (loaded: Engine) => {
    if (isWanted) act(loaded);
  };
  if (engine) act(engine);
  else load().then(actIfWanted, () => undefined);
  return () => {
    isWanted = false;
  };
}
