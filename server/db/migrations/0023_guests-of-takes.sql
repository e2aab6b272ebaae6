CREATE TABLE "guest_take_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"take_id" uuid NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_as" uuid,
	CONSTRAINT "guest_take_notes_note" UNIQUE("guest_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "take_notes" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "round" smallint;--> statement-breakpoint
ALTER TABLE "guest_take_notes" ADD CONSTRAINT "guest_take_notes_guest_id_room_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."room_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_take_notes" ADD CONSTRAINT "guest_take_notes_take_id_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."takes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_take_notes" ADD CONSTRAINT "guest_take_notes_taken_as_take_notes_id_fk" FOREIGN KEY ("taken_as") REFERENCES "public"."take_notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_take_notes_take" ON "guest_take_notes" USING btree ("take_id");--> statement-breakpoint
CREATE INDEX "guest_take_notes_taken" ON "guest_take_notes" USING btree ("taken_as");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_offer_id_productions_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."productions"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_offer" ON "rooms" USING btree ("offer_id","round");