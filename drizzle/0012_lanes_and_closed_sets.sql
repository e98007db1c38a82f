ALTER TABLE "outbox_event" ADD COLUMN "lane" text;--> statement-breakpoint
CREATE INDEX "outbox_event_lane_idx" ON "outbox_event" USING btree ("lane","id") WHERE "outbox_event"."processed_at" is null;--> statement-breakpoint
ALTER TABLE "cluster" ADD CONSTRAINT "cluster_scam_type" CHECK ("cluster"."scam_type" in ('crypto_recovery', 'government_impersonation', 'investment_coaching', 'romance', 'refund_denial', 'job_scam', 'tech_support', 'other'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_scam_type" CHECK ("report"."scam_type" in ('crypto_recovery', 'government_impersonation', 'investment_coaching', 'romance', 'refund_denial', 'job_scam', 'tech_support', 'other'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_contact_method" CHECK ("report"."contact_method" in ('email', 'phone', 'text', 'social_media', 'website', 'dating_app', 'other'));--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_outcome" CHECK ("detection_finding"."outcome" in ('founded', 'joined', 'cited', 'candidate', 'unmatched'));--> statement-breakpoint
ALTER TABLE "detection_run" ADD CONSTRAINT "detection_run_trigger" CHECK ("detection_run"."trigger" in ('person', 'schedule'));--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_state" CHECK ("evidence_item"."state" in ('reading', 'read', 'unreadable'));--> statement-breakpoint
ALTER TABLE "evidence_reading" ADD CONSTRAINT "evidence_reading_text_source" CHECK ("evidence_reading"."text_source" in ('text', 'pdf', 'docx', 'email', 'html', 'chat', 'table', 'ocr'));--> statement-breakpoint
ALTER TABLE "harvest_fetch" ADD CONSTRAINT "harvest_fetch_status" CHECK ("harvest_fetch"."status" in ('queued', 'running', 'ok', 'unchanged', 'stale', 'unreachable', 'malformed', 'blocked'));--> statement-breakpoint
ALTER TABLE "harvest_run" ADD CONSTRAINT "harvest_run_trigger" CHECK ("harvest_run"."trigger" in ('person', 'schedule'));--> statement-breakpoint
ALTER TABLE "indicator" ADD CONSTRAINT "indicator_type" CHECK ("indicator"."type" in ('url', 'domain', 'ip', 'email', 'phone', 'btc', 'eth', 'tron', 'ltc', 'doge', 'xmr', 'sol', 'iban', 'card', 'routing', 'handle', 'tracker', 'transaction', 'md5', 'sha1', 'sha256'));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_type" CHECK ("contribution"."type" in ('text', 'url', 'indicator', 'evidence'));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_origin" CHECK ("contribution"."origin" in ('agent', 'report'));--> statement-breakpoint
ALTER TABLE "contribution_review" ADD CONSTRAINT "contribution_review_verdict" CHECK ("contribution_review"."verdict" in ('confirm', 'dispute'));--> statement-breakpoint
ALTER TABLE "anchor_batch" ADD CONSTRAINT "anchor_batch_chain" CHECK ("anchor_batch"."chain" in ('bitcoin', 'development'));