CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY DEFAULT 'agency' NOT NULL,
	"new" integer DEFAULT 0 NOT NULL,
	"contacted" integer DEFAULT 0 NOT NULL,
	"suggested" integer DEFAULT 0 NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"spam" integer DEFAULT 0 NOT NULL,
	"generation" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "voice_requests_status";--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "asked" uuid;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "person" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "suspicion" text[];--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "voice_requests" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "room_guests" ADD COLUMN "wish" uuid;--> statement-breakpoint
ALTER TABLE "room_guests" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_voice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."voice_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","id");--> statement-breakpoint
ALTER TABLE "voice_requests" ADD CONSTRAINT "voice_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_wish_room_voices_id_fk" FOREIGN KEY ("wish") REFERENCES "public"."room_voices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_request_id_voice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."voice_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_requests_waiting" ON "voice_requests" USING btree ("state","waiting_since","position" DESC NULLS FIRST) WHERE "voice_requests"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "voice_requests_all" ON "voice_requests" USING btree ("waiting_since","position" DESC NULLS FIRST) WHERE "voice_requests"."merged_into" is null and "voice_requests"."state" <> 'spam';--> statement-breakpoint
CREATE INDEX "voice_requests_state" ON "voice_requests" USING btree ("state","position");--> statement-breakpoint
CREATE INDEX "voice_requests_person" ON "voice_requests" USING btree ("person");--> statement-breakpoint
CREATE INDEX "voice_requests_email" ON "voice_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "voice_requests_phone" ON "voice_requests" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "voice_requests_merged" ON "voice_requests" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "voice_requests_account" ON "voice_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "voice_requests_assignee" ON "voice_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "rooms_request" ON "rooms" USING btree ("request_id");--> statement-breakpoint
-- What a request is carried over with: new and contacted as they are, closed as lost for no known reason.
UPDATE "voice_requests" SET
	"state" = CASE "status" WHEN 'closed' THEN 'lost' ELSE "status" END,
	"suspicion" = CASE WHEN "is_suspected" THEN ARRAY['trap'] END,
	"waiting_since" = CASE "status" WHEN 'new' THEN "created_at" END;--> statement-breakpoint
INSERT INTO "request_events" ("request_id", "kind", "details", "created_at")
SELECT r."id", e."kind", e."details", e."at"
FROM "voice_requests" r, LATERAL (VALUES
	(1, 'arrived', jsonb_build_object('suspicion', to_jsonb(r."suspicion")), r."created_at"),
	(2, 'stateChanged', jsonb_build_object('from', CASE WHEN r."is_suspected" THEN 'spam' ELSE 'new' END,
		'to', r."state", 'reason', NULL, 'text', ''), greatest(now(), r."created_at"))) e ("nth", "kind", "details", "at")
WHERE e."nth" = 1 OR r."state" <> 'new' OR r."is_suspected"
ORDER BY r."position", e."nth";--> statement-breakpoint
INSERT INTO "request_counts" ("new", "contacted", "lost")
SELECT count(*) FILTER (WHERE "state" = 'new'), count(*) FILTER (WHERE "state" = 'contacted'), count(*) FILTER (WHERE "state" = 'lost')
FROM "voice_requests";--> statement-breakpoint
-- Requests with one address or number are one person, and whoever shares one with any of them.
UPDATE "voice_requests" SET "person" = "id";--> statement-breakpoint
DO $$ DECLARE moved bigint; BEGIN
	LOOP
		WITH known AS (
			SELECT r."id", least(
				first_value(r."person") OVER (PARTITION BY lower(r."email") ORDER BY r."person"),
				CASE WHEN r."phone_e164" IS NULL THEN r."person"
					ELSE first_value(r."person") OVER (PARTITION BY r."phone_e164" ORDER BY r."person") END) AS "person"
			FROM "voice_requests" r)
		UPDATE "voice_requests" r SET "person" = known."person"
		FROM known WHERE known."id" = r."id" AND known."person" <> r."person";
		GET DIAGNOSTICS moved = ROW_COUNT;
		EXIT WHEN moved = 0;
	END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER request_events_append_only BEFORE UPDATE ON "request_events" FOR EACH ROW
WHEN ((OLD."id", OLD."request_id", OLD."kind", OLD."details", OLD."created_at")
	IS DISTINCT FROM (NEW."id", NEW."request_id", NEW."kind", NEW."details", NEW."created_at"))
EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "voice_requests" DROP COLUMN "is_suspected";--> statement-breakpoint
ALTER TABLE "voice_requests" DROP COLUMN "status";