CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"from_byte" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_from_byte_pk" PRIMARY KEY("upload_id","from_byte"),
	CONSTRAINT "upload_parts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- An import's files came in parts of 8 MB, the last one shorter; what nothing took is sent anew.
INSERT INTO "upload_parts"
SELECT u."id", f, least(8388608, u."held" - f), 'upload-' || u."id" || '-' || f
FROM "uploads" u, generate_series(0, u."held" - 1, 8388608) f
WHERE u."import_id" IS NOT NULL;--> statement-breakpoint
DELETE FROM "uploads" WHERE "import_id" IS NULL;
