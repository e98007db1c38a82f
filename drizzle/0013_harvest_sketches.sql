DROP INDEX "harvest_entry_bands_idx";--> statement-breakpoint
ALTER TABLE "harvest_entry" ADD COLUMN "sketch" "bytea";--> statement-breakpoint
ALTER TABLE "harvest_entry" ADD COLUMN "bands" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "harvest_entry_bands_idx" ON "harvest_entry" USING gin ("bands");--> statement-breakpoint
ALTER TABLE "harvest_entry" DROP COLUMN "minhash";--> statement-breakpoint
ALTER TABLE "harvest_entry" DROP COLUMN "minhash_bands";