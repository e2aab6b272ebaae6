CREATE TABLE "room_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "room_guests_cookie" UNIQUE("room_id","cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "room_notes" (
	"note_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"room_voice_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_notes_guest_id_note_id_pk" PRIMARY KEY("guest_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "room_voices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"voice_id" uuid,
	"audio_name" text,
	"audio_sha256" text,
	"seconds" integer,
	CONSTRAINT "room_voices_place" UNIQUE("room_id","place")
);
--> statement-breakpoint
CREATE TABLE "room_votes" (
	"guest_id" uuid NOT NULL,
	"room_voice_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"rank" integer,
	CONSTRAINT "room_votes_guest_id_room_voice_id_pk" PRIMARY KEY("guest_id","room_voice_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"maker_id" uuid NOT NULL,
	"list_id" uuid,
	"title" text NOT NULL,
	"greeting" text NOT NULL,
	"is_blind" boolean NOT NULL,
	"shares_notes" boolean NOT NULL,
	"password_hash" text,
	"token_hash" "bytea" NOT NULL,
	"token" text,
	"seed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "rooms_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_notes" ADD CONSTRAINT "room_notes_guest_id_room_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."room_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_notes" ADD CONSTRAINT "room_notes_room_voice_id_room_voices_id_fk" FOREIGN KEY ("room_voice_id") REFERENCES "public"."room_voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_voices" ADD CONSTRAINT "room_voices_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_voices" ADD CONSTRAINT "room_voices_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_votes" ADD CONSTRAINT "room_votes_guest_id_room_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."room_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_votes" ADD CONSTRAINT "room_votes_room_voice_id_room_voices_id_fk" FOREIGN KEY ("room_voice_id") REFERENCES "public"."room_voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_notes_voice" ON "room_notes" USING btree ("room_voice_id");--> statement-breakpoint
CREATE INDEX "room_voices_voice" ON "room_voices" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "room_voices_audio" ON "room_voices" USING btree ("audio_name");--> statement-breakpoint
CREATE INDEX "room_votes_voice" ON "room_votes" USING btree ("room_voice_id");--> statement-breakpoint
CREATE INDEX "rooms_maker" ON "rooms" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "rooms_list" ON "rooms" USING btree ("list_id");