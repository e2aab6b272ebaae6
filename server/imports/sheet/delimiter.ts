const delimiters = [",", ";", "\t"] as const;
/** Some programs write first what parts the cells. */
const toldFirst = /^sep=(.)\r?\n/i;
const longestHeading = 65_536;

/** What parts the cells, by the headings: what stands there most often outside of quotes. */
function mostFrequent(line: string): string {
  const plain = line.replaceAll(/"(?:[^"]|"")*"/g, "");
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }))
    .toSorted((a, b) => b.count - a.count);
  return best?.delimiter ?? ",";
}

/** The end of the first line that says something; undefined while it has not come. */
function firstLine(text: string): string | undefined {
  const from = text.search(/[^\s"]/);
  if (from < 0) return undefined;
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? undefined : text.slice(0, from + end);
}

/** Finds out what parts the cells; the text is handed on without a line that says so. */
export async function findDelimiter(
  pieces: AsyncIterable<string>,
): Promise<{ delimiter: string; text: AsyncGenerator<string> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = "";
  while (firstLine(head) === undefined && head.length < longestHeading) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  const told = toldFirst.exec(head);
  const rest = told ? head.slice(told[0].length) : head;
  const delimiter = told?.[1] ?? mostFrequent(firstLine(rest) ?? rest);
  async function* text() {
    yield rest;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { delimiter, text: text() };
}
