import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { check } from "recheck";

interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** The regular expressions of a file, as literals and as patterns of schemas. */
function expressionsOf(file: string): Expression[] {
  const code = readFileSync(file, "utf8");
  const found: Expression[] = [];
  const add = (start: number, source: string, flags: string) =>
    found.push({ place: `${file}:${code.slice(0, start).split("\n").length}`, source, flags });
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) add(node.start, node.regex.pattern, node.regex.flags);
    },
    Property({ key, value }) {
      const isPattern = key.type === "Identifier" && key.name === "pattern" && value.type === "Literal";
      if (isPattern && typeof value.value === "string") add(value.start, value.value, "u");
    },
  }).visit(parseSync(file, code).program);
  return found;
}

// A text always gets one answer: a search with chance could fail a change that touched nothing.
const settings = { checker: "automaton", timeout: 5000 } as const;

const expressions = globSync("{server,contract,src}/**/*.{ts,tsx}").flatMap(expressionsOf);
const byText = Map.groupBy(expressions, ({ source, flags }) => `${flags}/${source}`);

// What was found to be fast stays so: only new expressions are looked at.
const cache = "node_modules/.cache/fast-expressions.json";
const readFast = (): Set<string> => {
  try {
    return new Set(JSON.parse(readFileSync(cache, "utf8")) as string[]);
  } catch {
    return new Set();
  }
};
const fast = readFast();

/** The places of an expression that takes more than a time which grows with its text; none where it does not. */
async function slowPlaces([key, alike]: [string, Expression[]]): Promise<Expression[]> {
  const [one] = alike;
  if (!one || fast.has(key)) return [];
  if ((await check(one.source, one.flags, settings)).status === "vulnerable") return alike;
  fast.add(key);
  return [];
}

const slow = (await Promise.all(Array.from(byText, slowPlaces))).flat();
mkdirSync(dirname(cache), { recursive: true });
writeFileSync(cache, JSON.stringify([...fast]));
if (slow.length > 0) {
  process.stderr.write(
    `${slow.map(({ place, source }) => `${place}: /${source}/ can take more than linear time.`).join("\n")}\n`,
  );
  process.exitCode = 1;
}
