ALTER TABLE "lists" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_request_id_voice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."voice_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lists_request" ON "lists" USING btree ("request_id");--> statement-breakpoint
UPDATE "lists" SET "request_id" = r."request_id" FROM "rooms" r WHERE r."list_id" = "lists"."id" AND r."request_id" IS NOT NULL;
