-- Nobody can be told any more what calls under the former hashes made.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_offer_id_offers_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "offer_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "body_hash";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "name" "bytea" PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "body_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "made" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id","created_at");
