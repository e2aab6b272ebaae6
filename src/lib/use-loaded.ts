import { useRef, useState, type ComponentType } from "react";
import { completeWorkspace } from "./locale.ts";

/**
 * A component whose code is fetched when it is first asked for. A failed fetch leaves nothing behind, so that the next
 * call tries again.
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const underWay = useRef<Promise<void>>(undefined);
  const fetchIt = async () => {
    const [Component] = await Promise.all([load(), completeWorkspace()]);
    setLoaded(() => Component);
  };
  const ask = () =>
    (underWay.current ??= fetchIt().catch((error: unknown) => {
      underWay.current = undefined;
      throw error;
    }));
  return [Loaded, ask] as const;
}
