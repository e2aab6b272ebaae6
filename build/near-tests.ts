/** What is run for a change: the tests of these subjects, and those that import these files. */
export interface NearTests {
  subjects: string[];
  imported: string[];
  /** Changed tests that need the built site or a long time. */
  slow: string[];
}

const code = /^(contract|server|src|test\/support)\/.*\.(ts|tsx|css)$/;
const ofSubject = /^(?:contract(?:\/constants\/values)?|server|src\/features|test)\/([^/.]+)/;
const slowFolders = /^test\/(browser|built|engines|faults|hostile|monkey)\//;

const singular = (subject: string) => subject.replace(/s$/, "");
const longest = (subjects: string[]) => subjects.toSorted((one, other) => other.length - one.length)[0];

/** Whether a page's address has the subject's word; folders that only guard begin with a line. */
const isInAddress = (subject: string, route: string) =>
  route
    .split("/")
    .slice(2)
    .some((part) => new RegExp(`^(\\w+-)?${singular(subject)}s?\\b`).test(part));

/** The subject that a file is of by its place; a route's by its address. */
function subjectOf(file: string, subjects: readonly string[]): string | undefined {
  if (file.startsWith("src/routes/"))
    return longest(subjects.filter((subject) => isInAddress(subject, file)));
  const [, name = ""] = ofSubject.exec(file) ?? [];
  return subjects.find((subject) => subject === name);
}

/** Sorts the changed files by the house's words; `subjects` are the folders of `test` with quick tests. */
export function nearTests(changed: readonly string[], subjects: readonly string[]): NearTests {
  const near = { subjects: new Set<string>(), imported: [] as string[], slow: [] as string[] };
  for (const file of changed) {
    const subject = subjectOf(file, subjects);
    if (slowFolders.test(file)) near.slow.push(file);
    else if (subject !== undefined) near.subjects.add(subject);
    else if (code.test(file)) near.imported.push(file);
  }
  return { ...near, subjects: [...near.subjects].toSorted() };
}
