CREATE TABLE "offer_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"event_id" bigint,
	"user_id" uuid,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"byte_length" integer NOT NULL,
	"storage_key" text,
	"sha256" text NOT NULL,
	"seconds" real,
	"peaks" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_counts" (
	"owner_key" text PRIMARY KEY NOT NULL,
	"client" integer DEFAULT 0 NOT NULL,
	"agency" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"generation" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_unread" (
	"user_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "offer_unread_user_id_offer_id_pk" PRIMARY KEY("user_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "offer_voices" DROP CONSTRAINT "offer_voices_voice_id_voices_id_fk";
--> statement-breakpoint
ALTER TABLE "offer_voices" ALTER COLUMN "place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_voices" ADD COLUMN "shown" jsonb;--> statement-breakpoint
UPDATE "offer_voices" SET "shown" = jsonb_build_object(
	'voiceArtistName', "voice_artists"."name",
	'voiceMp3', "voices"."url",
	'gender', "voice_artists"."gender",
	'ageRangeNames', to_jsonb("voice_artists"."age_ranges"),
	'voiceColorNames', to_jsonb("voice_artists"."voice_colors"),
	'seconds', "audio_files"."seconds",
	'peaks', "audio_files"."peaks",
	'transcript', CASE WHEN "audio_files"."transcript_text" IS NULL THEN NULL ELSE jsonb_build_object(
		'text', "audio_files"."transcript_text", 'language', coalesce("audio_files"."transcript_language", '')
	) END
) FROM "voices"
	JOIN "voice_artists" ON "voice_artists"."id" = "voices"."artist_id"
	LEFT JOIN "audio_files" ON "audio_files"."name" = "voices"."audio_name"
WHERE "voices"."id" = "offer_voices"."voice_id";--> statement-breakpoint
ALTER TABLE "offer_voices" ALTER COLUMN "shown" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "title" text;--> statement-breakpoint
UPDATE "offers" SET "title" = "platform";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "deliver_by" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "turn" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "proposal" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "again" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "offers" SET "turn" = 'agency', "changed_at" = "created_at";--> statement-breakpoint
INSERT INTO "offer_events" ("offer_id", "side", "user_id", "kind", "details", "created_at")
	SELECT "id", 'client', "user_id", 'proposed', jsonb_build_object(
		'proposal', 1,
		'terms', jsonb_build_object(
			'budget', "budget", 'platform', "platform", 'version', "version",
			'voiceIds', (SELECT jsonb_agg("voice_id" ORDER BY "place") FROM "offer_voices" WHERE "offer_id" = "offers"."id"),
			'usage', NULL, 'deliverBy', NULL, 'answerBy', NULL
		),
		'text', ''
	), "created_at" FROM "offers" ORDER BY "position";--> statement-breakpoint
INSERT INTO "offer_counts" ("owner_key", "agency") SELECT "account_id"::text, count(*) FROM "offers" WHERE "account_id" IS NOT NULL GROUP BY "account_id";--> statement-breakpoint
INSERT INTO "offer_counts" ("owner_key", "agency") SELECT 'agency', count(*) FROM "offers";--> statement-breakpoint
ALTER TABLE "offer_attachments" ADD CONSTRAINT "offer_attachments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_attachments" ADD CONSTRAINT "offer_attachments_event_id_offer_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."offer_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_attachments" ADD CONSTRAINT "offer_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_unread" ADD CONSTRAINT "offer_unread_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_unread" ADD CONSTRAINT "offer_unread_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_attachments_offer" ON "offer_attachments" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_attachments_key" ON "offer_attachments" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "offer_events_offer" ON "offer_events" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "offer_unread_offer" ON "offer_unread" USING btree ("offer_id");--> statement-breakpoint
DROP INDEX "offers_account";--> statement-breakpoint
CREATE INDEX "offers_account" ON "offers" USING btree ("account_id","changed_at","position");--> statement-breakpoint
CREATE INDEX "offers_changed" ON "offers" USING btree ("changed_at","position");--> statement-breakpoint
CREATE INDEX "offers_status" ON "offers" USING btree ("status","turn","changed_at");--> statement-breakpoint
CREATE INDEX "offers_answer_by" ON "offers" USING btree ("answer_by") WHERE "offers"."status" = 'open';