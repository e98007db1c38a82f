CREATE TABLE "mail_message" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_message_status" CHECK ("mail_message"."status" in ('queued', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE INDEX "mail_message_status_idx" ON "mail_message" USING btree ("status","created_at","id");