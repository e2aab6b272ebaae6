import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { loadLateSentences } from "#src/lib/i18n/locale.ts";

interface LazyProps {
  /** Shown until the code is loaded. */
  loading?: ReactNode;
  /** Called when the code cannot be loaded. Close the part then, so that the next press tries again. */
  onMissing?: () => void;
}

interface LazyPart<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Loads the code early: for hover and focus. */
  preload: () => void;
}

/**
 * A component whose heavy code is loaded when it is first mounted, with what it says. Unlike with React's `lazy`, code that
 * cannot be loaded breaks nothing: `MissingCode` says so once for the page, and every new mount tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () =>
    (pending ??= Promise.all([load(), loadLateSentences()]).then(
      ([part]) => (loaded = part),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));

  function Part({ loading, onMissing, ...props }: Props & LazyProps) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const handleMissing = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      if (loaded) return;
      announceMissingCode(false);
      fetchCode().then(
        (part) => setLoaded(() => part),
        () => {
          announceMissingCode(true);
          handleMissing();
        },
      );
    }, []);
    return Loaded ? <Loaded {...(props as Props)} /> : loading;
  }

  Part.preload = () => void fetchCode().catch(() => undefined);
  return Part;
}

type Listener = (isMissing: boolean) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with whether the part opened last lacks its code. Returns a function that unsubscribes. */
export function onMissingCode(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceMissingCode(isMissing: boolean): void {
  for (const listener of listeners) listener(isMissing);
}
