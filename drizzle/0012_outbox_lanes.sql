ALTER TABLE "outbox_event" ADD COLUMN "lane" text;--> statement-breakpoint
CREATE INDEX "outbox_event_lane_idx" ON "outbox_event" USING btree ("lane","id") WHERE "outbox_event"."processed_at" is null;