CREATE TABLE "play_counts" (
	"day" date NOT NULL,
	"voice_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "play_counts_day_voice_id_pk" PRIMARY KEY("day","voice_id")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"combination" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_day_combination_pk" PRIMARY KEY("day","combination")
);
--> statement-breakpoint
ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;