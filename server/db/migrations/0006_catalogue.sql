CREATE TABLE "artist_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "artist_names_once" UNIQUE("artist_id","name")
);
--> statement-breakpoint
CREATE TABLE "consent_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_length" integer NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase" (
	"voice_id" uuid PRIMARY KEY NOT NULL,
	"place" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"artist_key" text NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"remarks" jsonb NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'checking' NOT NULL,
	"file_name" text NOT NULL,
	"encoding" text NOT NULL,
	"consent" jsonb NOT NULL,
	"found" jsonb NOT NULL,
	"checked_at" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"held_by" uuid,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "voices_artist";--> statement-breakpoint
ALTER TABLE "audio_files" ADD COLUMN "source_sha256" text;--> statement-breakpoint
ALTER TABLE "voice_artists" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_artists" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_artists" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "kind" text DEFAULT 'OTHER' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "voice_colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "transcript_text" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "transcript_language" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "publish_from" date;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "publish_until" date;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "share_from" date;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "share_until" date;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "shares_whole_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "consent_source" text DEFAULT 'unstated' NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "consent_file_id" uuid;--> statement-breakpoint
ALTER TABLE "artist_names" ADD CONSTRAINT "artist_names_artist_id_voice_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."voice_artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_files" ADD CONSTRAINT "consent_files_artist_id_voice_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."voice_artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase" ADD CONSTRAINT "showcase_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_voices_voice" ON "offer_voices" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "consent_files_artist" ON "consent_files" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "import_rows_artist" ON "import_rows" USING btree ("import_id","artist_key");--> statement-breakpoint
CREATE INDEX "uploads_import" ON "uploads" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "voice_artists" ADD CONSTRAINT "voice_artists_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_consent_file_id_consent_files_id_fk" FOREIGN KEY ("consent_file_id") REFERENCES "public"."consent_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voices_audio" ON "voices" USING btree ("audio_name");--> statement-breakpoint
CREATE INDEX "voices_artist" ON "voices" USING btree ("artist_id","place");--> statement-breakpoint
UPDATE "voice_artists" SET "changed_at" = "created_at";--> statement-breakpoint
UPDATE "voices" SET "place" = "placed"."place", "published_at" = "created_at", "publish_from" = "created_at"::date FROM (
	SELECT "id", row_number() OVER (PARTITION BY "artist_id" ORDER BY "position") - 1 AS "place" FROM "voices"
) AS "placed" WHERE "placed"."id" = "voices"."id";
