ALTER TABLE "partner_delivery" DROP CONSTRAINT "partner_delivery_kind";--> statement-breakpoint
ALTER TABLE "partner_delivery" ALTER COLUMN "token_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "witness_email" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "witnessed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "witnessed_document" text;--> statement-breakpoint
ALTER TABLE "partner_delivery" ADD CONSTRAINT "partner_delivery_kind" CHECK ("partner_delivery"."kind" in ('objects', 'object', 'versions', 'manifest', 'comparison', 'heads'));