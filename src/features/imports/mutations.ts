import { mutationOptions } from "@tanstack/react-query";
import type { exportFormats, sheetFormats } from "#contract/constants/values/imports.ts";
import type { ImportCells, ImportReplacement, ImportSkips } from "#contract/imports/corrections.ts";
import type { ImportDraft } from "#contract/imports/imports.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { withProof } from "#src/session/proof/with-proof.ts";
import { importPath } from "./queries.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** Has uploaded files checked, which writes nothing; answers the import's id. */
export const checkFiles = mutationOptions({
  mutationFn: async (draft: ImportDraft, context) => {
    const answer = await api.post("api/v1/imports", { json: draft, headers: keyHeader(context) });
    const body = await readJson(answer);
    return readText(readRecord(body, "import")["importId"], "import.importId");
  },
  meta: { isKeyed: true, refreshes: [keys.imports] },
});

interface Correction extends ImportCells {
  importId: string;
}

/** Corrects cells; the rows are judged again. */
export const correctCells = mutationOptions({
  mutationFn: async ({ importId, cells }: Correction) => {
    await api.post(`${importPath(importId)}/rows`, { json: { cells } });
  },
  meta: { refreshes: [keys.imports] },
});

interface Replacement extends ImportReplacement {
  importId: string;
}

/** Replaces a value in every row of its column; the rows are judged again. */
export const replaceValue = mutationOptions({
  mutationFn: async ({ importId, ...replacement }: Replacement) => {
    await api.post(`${importPath(importId)}/replacements`, { json: replacement });
  },
  meta: { refreshes: [keys.imports] },
});

/** Writes the name of the artist above into every row without one; the rows are judged again. */
export const fillNames = mutationOptions({
  mutationFn: async (importId: string) => {
    await api.post(`${importPath(importId)}/names`);
  },
  meta: { refreshes: [keys.imports] },
});

interface Skip extends ImportSkips {
  importId: string;
}

/** Leaves rows out, or takes them in again; the others of their artists are judged again. */
export const skipRows = mutationOptions({
  mutationFn: async ({ importId, ...skips }: Skip) => {
    await api.post(`${importPath(importId)}/skips`, { json: skips });
  },
  meta: { refreshes: [keys.imports] },
});

export const startImport = mutationOptions({
  mutationFn: async (importId: string) => {
    await api.post(`${importPath(importId)}/start`);
  },
  meta: { refreshes: [keys.imports] },
});

/** Ends a running import; artists that are done stay. */
export const cancelImport = mutationOptions({
  mutationFn: async (importId: string) => {
    await api.post(`${importPath(importId)}/cancel`);
  },
  meta: { refreshes: [keys.imports] },
});

/** Downloads the refused rows as a spreadsheet to correct and bring again. */
export const downloadRefused = mutationOptions({
  mutationFn: async ({ importId, format }: { importId: string; format: (typeof sheetFormats)[number] }) => {
    const answer = await api.get(`${importPath(importId)}/report`, { searchParams: { format } });
    await saveFile(answer, `import.${format}`);
  },
  meta: { refreshes: [] },
});

/** Downloads the catalogue: its spreadsheet, or with its sound as a ZIP. */
export const downloadCatalogue = mutationOptions({
  mutationFn: async (format: (typeof exportFormats)[number]) => {
    const call = () => api.get("api/v1/export", { searchParams: { format } });
    await saveFile(await withProof(call), `catalogue.${format}`);
  },
  meta: { refreshes: [] },
});
