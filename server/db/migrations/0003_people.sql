CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company" text,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_browser_system_pk" PRIMARY KEY("user_id","browser","system")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"device_kind" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_logins" (
	"user_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_logins_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);
--> statement-breakpoint
-- Records hold ids of people, not their user names.
INSERT INTO "history_records" ("id", "actor_id", "action", "subject_id", "changes", "created_at")
SELECT a."id", a."actor_id", a."action",
  CASE WHEN a."action" LIKE 'client.%' THEN coalesce((SELECT u."id"::text FROM "users" u WHERE u."user_name" = a."subject_id"), '') ELSE a."subject_id" END,
  CASE WHEN a."action" LIKE 'client.%' THEN '{}'::jsonb ELSE a."changes" END, a."created_at"
FROM "audit_records" a ORDER BY a."id";--> statement-breakpoint
SELECT setval('history_records_id_seq', (SELECT max("id") FROM "history_records")) WHERE EXISTS (SELECT 1 FROM "history_records");--> statement-breakpoint
DROP TABLE "audit_records" CASCADE;--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "offers_user";--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_user_id_voice_id_pk";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_offers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_rooms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_until" ON "tickets" USING btree ("until");--> statement-breakpoint
CREATE INDEX "history_created" ON "history_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "history_actor" ON "history_records" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "history_subject" ON "history_records" USING btree ("subject_id");--> statement-breakpoint
-- Every client gets an account of its own, which likes and offers belong to.
UPDATE "users" SET "account_id" = gen_random_uuid() WHERE "role" = 'CLIENT';--> statement-breakpoint
INSERT INTO "accounts" ("id", "created_at") SELECT "account_id", "created_at" FROM "users" WHERE "account_id" IS NOT NULL;--> statement-breakpoint
UPDATE "likes" SET "account_id" = (SELECT "users"."account_id" FROM "users" WHERE "users"."id" = "likes"."user_id");--> statement-breakpoint
DELETE FROM "likes" WHERE "account_id" IS NULL;--> statement-breakpoint
UPDATE "offers" SET "account_id" = (SELECT "users"."account_id" FROM "users" WHERE "users"."id" = "offers"."user_id");--> statement-breakpoint
ALTER TABLE "likes" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_id_voice_id_pk" PRIMARY KEY("account_id","voice_id");--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_account" ON "offers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "likes" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_unique" UNIQUE("email");--> statement-breakpoint
CREATE FUNCTION refuse_young_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.created_at > now() - interval '400 days' THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER history_records_append_only BEFORE UPDATE ON "history_records" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER history_records_kept BEFORE DELETE ON "history_records" FOR EACH ROW EXECUTE FUNCTION refuse_young_deletion();
