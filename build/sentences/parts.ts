import { parse, type Content, type Select, type Token } from "@messageformat/parser";

/** What a sentence in ICU MessageFormat is made of. */
export interface Parts {
  /** `{name}`, each with its kind; sorted. */
  places: string[];
  /** `<0>`, `</0>`; each once, sorted. */
  tags: string[];
  /** The cases of each plural, without `=1` and the like. */
  plurals: string[][];
  /** What is read as it stands. */
  texts: string[];
}

const tag = /<\/?\d+\/?>/g;
const isChoice = (token: Token): token is Select =>
  token.type === "plural" || token.type === "select" || token.type === "selectordinal";
const isPlural = (token: Token): token is Select => isChoice(token) && token.type !== "select";
const unique = (all: string[]) => [...new Set(all)].toSorted();

/** Every token of a sentence, those inside plurals too. */
const allTokens = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => [
    token,
    ...(isChoice(token) ? token.cases.flatMap((one) => allTokens(one.tokens)) : []),
  ]);

/** Takes a sentence apart. Throws when it does not parse. */
export function partsOf(sentence: string): Parts {
  const tokens = allTokens(parse(sentence));
  const texts = tokens
    .filter((token): token is Content => token.type === "content")
    .map(({ value }) => value);
  const places = tokens.flatMap((token) => ("arg" in token ? [`${token.arg} (${token.type})`] : []));
  return {
    places: unique(places),
    tags: unique(texts.flatMap((text) => text.match(tag) ?? [])),
    plurals: tokens
      .filter(isPlural)
      .map(({ cases }) => cases.map(({ key }) => key).filter((key) => !key.startsWith("="))),
    texts,
  };
}
