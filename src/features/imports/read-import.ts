import { csvEncodings, importOutcomes, importStates } from "#contract/constants/values/imports.ts";
import type { CommonFault, Import, ImportRow, ListedImport } from "#contract/imports/imports.ts";
import {
  optionalText,
  readList,
  readNumber,
  readRecord,
  readText,
  readTexts,
  readOne,
} from "#src/lib/http/parse.ts";

const optionalNumber = (value: unknown, part: string) => (value === null ? null : readNumber(value, part));

function readRemark(value: unknown, part: string): ImportRow["remarks"][number] {
  const remark = readRecord(value, part);
  return {
    column: optionalText(remark["column"], `${part}.column`) ?? null,
    sentence: readText(remark["sentence"], `${part}.sentence`),
  };
}

function readRow(value: unknown, part: string): ImportRow {
  const row = readRecord(value, part);
  const cells = Object.entries(readRecord(row["cells"], `${part}.cells`));
  return {
    row: readNumber(row["row"], `${part}.row`),
    cells: Object.fromEntries(cells.map(([column, text]) => [column, readText(text, `${part}.${column}`)])),
    outcome: readOne(row["outcome"], `${part}.outcome`, importOutcomes),
    remarks: readList(row["remarks"], `${part}.remarks`, readRemark),
  };
}

function readCommonFault(value: unknown, part: string): CommonFault {
  const fault = readRecord(value, part);
  return {
    column: readText(fault["column"], `${part}.column`),
    value: readText(fault["value"], `${part}.value`),
    rows: readNumber(fault["rows"], `${part}.rows`),
    choices: readTexts(fault["choices"], `${part}.choices`),
    guess: optionalText(fault["guess"], `${part}.guess`) ?? null,
  };
}

function readCounts(value: unknown): Import["counts"] {
  const counts = readRecord(value, "import.counts");
  const count = (name: string) => readNumber(counts[name], `import.counts.${name}`);
  return {
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
    skipped: count("skipped"),
    withoutName: count("withoutName"),
    newArtists: count("newArtists"),
    changedArtists: count("changedArtists"),
    newFiles: count("newFiles"),
    filesWithoutRow: count("filesWithoutRow"),
    rowsWithoutFile: count("rowsWithoutFile"),
  };
}

function readProgress(value: unknown): Import["progress"] {
  if (value === null || value === undefined) return null;
  const progress = readRecord(value, "import.progress");
  const files = readRecord(progress["files"], "import.progress.files");
  return {
    done: readNumber(progress["done"], "import.progress.done"),
    of: readNumber(progress["of"], "import.progress.of"),
    files: {
      done: readNumber(files["done"], "import.progress.files.done"),
      of: readNumber(files["of"], "import.progress.files.of"),
    },
    now: optionalText(progress["now"], "import.progress.now") ?? null,
    secondsLeft: optionalNumber(progress["secondsLeft"], "import.progress.secondsLeft"),
  };
}

export function readImport(value: unknown): Import {
  const found = readRecord(value, "import");
  const consent = readRecord(found["consent"], "import.consent");
  return {
    importId: readText(found["importId"], "import.importId"),
    state: readOne(found["state"], "import.state", importStates),
    fileName: readText(found["fileName"], "import.fileName"),
    encoding: readOne(found["encoding"], "import.encoding", csvEncodings),
    worksheet: optionalText(found["worksheet"], "import.worksheet") ?? null,
    examples: readTexts(found["examples"], "import.examples"),
    columns: readTexts(found["columns"], "import.columns"),
    nameColumns: readTexts(found["nameColumns"], "import.nameColumns"),
    unknownColumns: readTexts(found["unknownColumns"], "import.unknownColumns"),
    filesWithoutRow: readTexts(found["filesWithoutRow"], "import.filesWithoutRow"),
    rowsWithoutFile: readList(found["rowsWithoutFile"], "import.rowsWithoutFile", readNumber),
    consent: { publish: consent["publish"] === true, share: consent["share"] === true },
    counts: readCounts(found["counts"]),
    commonFaults: readList(found["commonFaults"], "import.commonFaults", readCommonFault),
    rows: readList(found["rows"], "import.rows", readRow),
    totalPages: readNumber(found["totalPages"], "import.totalPages"),
    totalElements: readNumber(found["totalElements"], "import.totalElements"),
    progress: readProgress(found["progress"]),
    startedAt: optionalText(found["startedAt"], "import.startedAt") ?? null,
    endedAt: optionalText(found["endedAt"], "import.endedAt") ?? null,
  };
}

export function readListed(value: unknown, part: string): ListedImport {
  const listed = readRecord(value, part);
  return {
    importId: readText(listed["importId"], `${part}.importId`),
    state: readOne(listed["state"], `${part}.state`, importStates),
    fileName: readText(listed["fileName"], `${part}.fileName`),
    createdAt: readText(listed["createdAt"], `${part}.createdAt`),
    startedAt: optionalText(listed["startedAt"], `${part}.startedAt`) ?? null,
    endedAt: optionalText(listed["endedAt"], `${part}.endedAt`) ?? null,
  };
}
