ALTER TABLE "detection_run" ADD COLUMN "joined" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "detection_run" ADD COLUMN "cited" integer DEFAULT 0 NOT NULL;