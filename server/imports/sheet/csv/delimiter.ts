import { mostTitles } from "#server/imports/sheet/bounds.ts";
import { understand } from "#server/imports/sheet/headings.ts";

const delimiters = [",", ";", "\t", "|"] as const;
/** Some programs write first what parts the cells, and others save that line as a row of its own. */
const toldFirst = /^"?sep=(.)"?\1*\r?\n/i;
const longestHead = 65_536;

/** The cells of a line, of which none holds a line end. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [""];
  for (const [piece] of line.matchAll(/"[^"]*"|[^"]|"/g)) {
    if (piece === delimiter) cells.push("");
    else cells.push(`${cells.pop() ?? ""}${piece.length > 1 ? piece.slice(1, -1) : piece}`);
  }
  return cells;
}

/** What parts the cells: with it a line has the most headings that are known, or the first one has the most cells. */
function likeliest(lines: string[]): string {
  const rated = delimiters.map((delimiter) => {
    const split = lines.map((line) => cellsOf(line, delimiter));
    const known = split.map((cells) => Object.keys(understand(cells).known).length);
    return { delimiter, known: Math.max(0, ...known), count: split[0]?.length ?? 0 };
  });
  const [best] = rated.toSorted((a, b) => b.known - a.known || b.count - a.count);
  return best?.delimiter ?? ",";
}

const saysSomething = /[^\s"]/;
/** The lines that say something. */
const linesOf = (text: string) => text.split(/\r\n?|\n/).filter((line) => saysSomething.test(line));

/** Finds out what parts the cells; the text is handed on without a line that says so. */
export async function findDelimiter(
  pieces: AsyncIterable<string>,
): Promise<{ delimiter: string; text: AsyncGenerator<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = "";
  while (head.length < longestHead) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  const told = toldFirst.exec(head);
  const rest = told ? head.slice(told[0].length) : head;
  const delimiter = told?.[1] ?? likeliest(linesOf(rest.slice(0, longestHead)).slice(0, mostTitles));
  async function* text() {
    yield rest;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { delimiter, text: text() };
}
