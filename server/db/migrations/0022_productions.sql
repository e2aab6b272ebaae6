CREATE TABLE "productions" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'recording' NOT NULL,
	"round" smallint DEFAULT 0 NOT NULL,
	"shares_originals" boolean DEFAULT false NOT NULL,
	"handed_over_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"kept_until" date,
	"told_at" timestamp with time zone,
	"last_note" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "take_listeners" (
	"hash" text PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "take_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"take_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"round" smallint NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer,
	"side" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "take_parts" (
	"take_id" uuid NOT NULL,
	"from_byte" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "take_parts_take_id_from_byte_pk" PRIMARY KEY("take_id","from_byte"),
	CONSTRAINT "take_parts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "take_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"voice_id" uuid,
	"replaces" uuid,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"failure" text,
	"sha256" text,
	"format" text,
	"seconds" real,
	"channels" smallint,
	"sample_rate" integer,
	"bit_depth" smallint,
	"checks" jsonb,
	"peaks" text,
	"copy_key" text,
	"copy_bytes" integer,
	"leased_until" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_counts" ADD COLUMN "reviewing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_counts" ADD COLUMN "producing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rounds" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_listeners" ADD CONSTRAINT "take_listeners_offer_id_productions_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."productions"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_listeners" ADD CONSTRAINT "take_listeners_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_notes" ADD CONSTRAINT "take_notes_take_id_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."takes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_notes" ADD CONSTRAINT "take_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_notes" ADD CONSTRAINT "take_notes_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_parts" ADD CONSTRAINT "take_parts_take_id_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."takes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_replies" ADD CONSTRAINT "take_replies_note_id_take_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."take_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_replies" ADD CONSTRAINT "take_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_offer_id_productions_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."productions"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "productions_state" ON "productions" USING btree ("state","handed_over_at");--> statement-breakpoint
CREATE INDEX "productions_kept_until" ON "productions" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "take_listeners_offer" ON "take_listeners" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "take_listeners_session" ON "take_listeners" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "take_listeners_until" ON "take_listeners" USING btree ("until");--> statement-breakpoint
CREATE INDEX "take_notes_take" ON "take_notes" USING btree ("take_id","from_ms");--> statement-breakpoint
CREATE INDEX "take_replies_note" ON "take_replies" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "takes_offer" ON "takes" USING btree ("offer_id","round","place");--> statement-breakpoint
CREATE INDEX "takes_state" ON "takes" USING btree ("state","created_at");--> statement-breakpoint
INSERT INTO "productions" ("offer_id") SELECT "id" FROM "offers" WHERE "status" = 'accepted';--> statement-breakpoint
UPDATE "offer_counts" SET "producing" = "accepted";
