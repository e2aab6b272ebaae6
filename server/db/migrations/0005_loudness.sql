ALTER TABLE "audio_files" ADD COLUMN "loudness" real;--> statement-breakpoint
ALTER TABLE "audio_files" ADD COLUMN "true_peak" real;--> statement-breakpoint
ALTER TABLE "audio_files" ADD COLUMN "is_measured" boolean DEFAULT false NOT NULL;