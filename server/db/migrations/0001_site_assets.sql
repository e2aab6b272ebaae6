CREATE TABLE "site_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"current_at" timestamp with time zone NOT NULL
);
