const rows = 2;

interface Room {
  width: number;
  gap: number;
  /** The width of the "+n" for the rest. */
  more: (rest: number) => number;
}

/** Whether boxes of these widths fit into the reserved rows, wrapping as flex does. */
function fits(widths: number[], { width, gap }: Room): boolean {
  let row = 1;
  let used = 0;
  for (const box of widths) {
    const end = used === 0 ? box : used + gap + box;
    if (end <= width) {
      used = end;
    } else {
      row += 1;
      used = box;
    }
  }
  return row <= rows;
}

/** How many tags fit into two rows; if not all do, room for "+n" is kept in row two. */
export function countThatFit(widths: number[], room: Room): number {
  if (fits(widths, room)) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && !fits([...widths.slice(0, count), room.more(widths.length - count)], room)) count -= 1;
  return count;
}
