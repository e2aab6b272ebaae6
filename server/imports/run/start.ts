import { and, eq, inArray } from "drizzle-orm";
import { imports } from "#server/db/schema/imports.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findImport, isNoneRunning } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { dropUploads, endedAs } from "./end.ts";

/** Lets a checked import begin; 409 while another one runs, and where it is not waiting for its start. */
export async function startImport(
  { db, clock }: Pick<Parts, "db" | "clock">,
  owner: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findImport(tx, id);
    if (!(await isNoneRunning(tx))) throw new Problem(409, "import-running");
    const [started] = await tx
      .update(imports)
      .set({ state: "running", startedAt: clock(), userId: owner.actorId })
      .where(and(eq(imports.id, id), eq(imports.state, "checked")))
      .returning({ fileName: imports.fileName });
    if (!started) throw new Problem(409, "import-not-ready");
    await recordHistory(tx, { ...owner, action: "import.start", subjectId: id, changes: {} });
  });
}

/** Ends an import; what is done of it stays. 409 where it has ended already. */
export async function cancelImport(
  parts: Pick<Parts, "db" | "audio" | "clock">,
  owner: Actor,
  id: string,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await findImport(tx, id);
    const [cancelled] = await tx
      .update(imports)
      .set(endedAs("cancelled", parts.clock()))
      .where(and(eq(imports.id, id), inArray(imports.state, ["checking", "checked", "running"])))
      .returning({ id: imports.id });
    if (!cancelled) throw new Problem(409, "import-not-ready");
    await recordHistory(tx, { ...owner, action: "import.cancel", subjectId: id, changes: {} });
  });
  await dropUploads(parts, id);
}
