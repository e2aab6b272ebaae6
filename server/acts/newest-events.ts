/** How much one answer holds: so many events, or as many as make so many bytes, and one whatever its size. */
const most = { events: 50, bytes: 160_000 };
/** Read at a time, as the largest are 160 kB each. */
const batch = 10;

interface Wanted<Row> {
  /** Some events before one of them, the newest first. */
  read(before: number | undefined, limit: number): Promise<Row[]>;
  bytesOf(row: Row): number;
  /** Only those before this one. */
  before?: number | undefined;
  /** All of them, for a file. */
  isWhole?: boolean | undefined;
}

/** The newest events before one of them that an answer holds, or all of them; the newest first. */
export async function newestEvents<Row extends { id: number }>({
  read,
  bytesOf,
  before,
  isWhole,
}: Wanted<Row>) {
  const rows: Row[] = [];
  let bytes = 0;
  for (let last = before; ; last = rows.at(-1)?.id) {
    const found = await read(last, batch);
    for (const row of found) {
      bytes += bytesOf(row);
      const isFull = rows.length >= most.events || (rows.length > 0 && bytes > most.bytes);
      if (isFull && !isWhole) return { rows, hasOlder: true };
      rows.push(row);
    }
    if (found.length < batch) return { rows, hasOlder: false };
  }
}
