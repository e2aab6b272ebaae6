import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Where a dragged row would be dropped, seen from the row below the pointer. */
export type DropSide = "before" | "behind";

interface DragOptions {
  /** The row's key, and the list within which it moves. */
  id: string;
  list: string;
  /** Another row of the list was dropped beside this one. */
  onDrop: (id: string, side: DropSide) => void;
}

/** Lets a row be dragged by its handle, and others be dropped before or behind it. */
export function useDrag({ id, list, onDrop }: DragOptions) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [side, setSide] = useState<DropSide>();
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return undefined;
    const sideOf = (data: Record<string | symbol, unknown>): DropSide =>
      extractClosestEdge(data) === "top" ? "before" : "behind";
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ id, list }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data["list"] === list && source.data["id"] !== id,
        getData: ({ input }) =>
          attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setSide(sideOf(self.data)),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          handleDrop(String(source.data["id"]), sideOf(self.data));
        },
      }),
    );
  }, [id, list]);
  return { row, handle, isDragged, side };
}
