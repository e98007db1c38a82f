CREATE TABLE "collab_generation" (
	"room" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT "account_link_purpose";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "forget_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_purpose" CHECK ("account_link"."purpose" in ('password', 'email', 'second-factor', 'erasure'));