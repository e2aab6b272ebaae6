import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A part whose code is fetched when it is first drawn. Unlike `lazy` it breaks nothing around it when the code cannot
 * be had: nothing stands in its place, `onMissing` hears of it, and the next time it is drawn it tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void = () => undefined,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const fetchIt = useEffectEvent(async () => {
      try {
        known ??= await load();
        setPart(() => known);
      } catch {
        onMissing();
      }
    });
    useEffect(() => {
      if (!known) void fetchIt();
    }, []);
    return Part && <Part {...props} />;
  };
}
