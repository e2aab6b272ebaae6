import { bigserial, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { VoiceRequestStatus } from "#contract/voice-requests.ts";
import { createdAt } from "./columns.ts";

export const voiceRequests = pgTable(
  "voice_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigserial({ mode: "number" }).notNull().unique(),
    fullName: text("full_name").notNull(),
    phone: text().notNull(),
    phoneE164: text("phone_e164"),
    email: text().notNull(),
    companyName: text("company_name").notNull(),
    projectMedium: text("project_medium").notNull(),
    projectVersion: text("project_version").notNull(),
    budgetRange: text("budget_range").notNull(),
    voiceRequirements: text("voice_requirements").notNull(),
    radioSolutions: boolean("radio_solutions").notNull(),
    /** The field that no person sees was filled. */
    isSuspected: boolean("is_suspected").notNull().default(false),
    status: text().$type<VoiceRequestStatus>().notNull().default("new"),
    bodyHash: text("body_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("voice_requests_status").on(table.status, table.position)],
);
