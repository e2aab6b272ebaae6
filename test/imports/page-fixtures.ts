import { screen, waitFor } from "@testing-library/react";
import type { Import, ImportRow, ListedImport } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import type { OpenApp } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, type Call } from "#test/support/calls.ts";

/** A row with a wrong cell. */
export const wrong: ImportRow = {
  row: 4,
  cells: { ad: "Kerem Ilgaz", yaş: "otuz dört" },
  outcome: "refused",
  remarks: [{ column: "yaş", sentence: "Yaş bir sayı olmalıdır" }],
};

/** An import that was checked. */
export const checked: Import = {
  importId: "i1",
  state: "checked",
  fileName: "sanatcilar.csv",
  encoding: "utf-8",
  worksheet: null,
  examples: ["Kerem Ilgaz"],
  columns: ["prim", "ad", "yaş"],
  nameColumns: ["ad"],
  unknownColumns: ["prim"],
  filesWithoutRow: ["fazla.mp3"],
  rowsWithoutFile: [],
  consent: { publish: true, share: false },
  counts: {
    new: 2,
    changed: 1,
    unchanged: 0,
    refused: 1,
    skipped: 0,
    withoutName: 0,
    newArtists: 2,
    changedArtists: 1,
    newFiles: 3,
    filesWithoutRow: 1,
    rowsWithoutFile: 0,
  },
  commonFaults: [],
  rows: [{ row: 2, cells: { ad: "Işıl", yaş: "24" }, outcome: "new", remarks: [] }, wrong],
  totalPages: 1,
  totalElements: 2,
  progress: null,
  startedAt: null,
  endedAt: null,
};

interface Answers {
  /** The import as it is now. */
  found?: () => Import;
  imports?: ListedImport[];
  /** Answers a call in the server's place; the answers below where it gives none. */
  other?: (call: Call) => Promise<Response> | undefined;
  /** Answers a part of an upload; the server's own answer where it gives none. */
  part?: (call: Call) => Response | undefined;
}

/** Answers for the server's imports, by the contract; parts of uploads are counted as they come. */
export function answerImports({ found = () => checked, imports = [], other, part }: Answers = {}): Call[] {
  const uploads = new Map<string, Upload>();
  return watchCalls(async (call, { pass }) => {
    const { method, path } = call;
    const answer = other?.(call);
    if (answer) return answer;
    if (path === "/api/v1/auth/me") {
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({ ...profile, features: [...profile.features, "catalogue"] });
    }
    if (path === "/api/v1/uploads") {
      const upload = { ...(call.body as Upload), uploadId: `u${uploads.size + 1}`, held: 0 };
      uploads.set(upload.uploadId, upload);
      return Response.json(upload);
    }
    const upload = uploads.get(/\/uploads\/(\w+)/.exec(path)?.[1] ?? "");
    if (upload) {
      const refused = method === "PUT" ? part?.(call) : undefined;
      if (refused) return refused;
      // jsdom's files are no bodies of Node's: how much comes is told by where it begins.
      const from = Number(new URL(path, location.origin).searchParams.get("from"));
      if (method === "PUT") upload.held = Math.min(upload.size, from + uploadLimits.partBytes);
      return Response.json(upload);
    }
    if (path === "/api/v1/imports") return Response.json(method === "GET" ? { imports } : found());
    return path.startsWith("/api/v1/imports/") ? Response.json(found()) : undefined;
  });
}

export const test = base.extend(
  "openImport",
  ({ owner, open }) =>
    (address = "/owner/import") =>
      open(address, owner),
);
export const step = (name: string) => screen.findByText(name, { selector: "h2 *" });

/** Chooses files as the file dialog does. */
export async function choose(user: OpenApp["user"], ...files: File[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
    if (!found) throw new Error("no field for files");
    return found;
  });
  await user.upload(input, files);
}
