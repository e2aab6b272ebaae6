CREATE TABLE "sign_ins" (
	"user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was counted in the last minutes before the update is forgotten.
DELETE FROM "attempts";--> statement-breakpoint
DROP INDEX "attempts_window";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "until" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_until" ON "attempts" USING btree ("until");--> statement-breakpoint
-- The kept answers do not say which offer they made.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "offer_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "subject_ids" uuid[];--> statement-breakpoint
UPDATE "mail_outbox" SET "subject_ids" = array["subject_id"];--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "subject_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "subject_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sender" uuid;--> statement-breakpoint
UPDATE "mail_outbox" SET "sender" = (SELECT "user_id" FROM "offers" WHERE "offers"."id" = "subject_ids"[1]) WHERE "kind" = 'offer';
