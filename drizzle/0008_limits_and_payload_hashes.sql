CREATE TABLE "spent_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"empty_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "payload_hash" text;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "payload_hash" text;