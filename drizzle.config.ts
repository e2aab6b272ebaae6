import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/db/people-schema.ts", "./server/db/schema.ts", "./server/db/operations-schema.ts"],
  out: "./server/db/migrations",
});
