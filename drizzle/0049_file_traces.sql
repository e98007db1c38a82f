ALTER TABLE "evidence_reading" ADD COLUMN "traces" jsonb;--> statement-breakpoint
CREATE INDEX "evidence_item_sha256_idx" ON "evidence_item" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "evidence_reading_look_idx" ON "evidence_reading" USING btree ("perceptual_hash");--> statement-breakpoint
CREATE INDEX "evidence_reading_structure_idx" ON "evidence_reading" USING btree ("structure_hash");