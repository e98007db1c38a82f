ALTER TABLE "account" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "evidence_author" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "consent_words" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "author" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_evidence_author" CHECK ("report"."evidence_author" in ('other-side', 'reporter', 'mixed'));--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_author" CHECK ("evidence_item"."author" in ('other-side', 'reporter', 'mixed'));--> statement-breakpoint
-- From here on: words of victims that the crowd could read before. What can be written again is written again by jobs at the start.
UPDATE "account" SET "confirmed_at" = "created_at" WHERE "email" LIKE '%@demo.test';--> statement-breakpoint
UPDATE "report" SET "evidence_author" = 'other-side' WHERE "idempotency_key" LIKE 'demo-cluster-%';--> statement-breakpoint
UPDATE "evidence_item" SET "author" = 'other-side' FROM "account"
WHERE "account"."id" = "evidence_item"."owner_id" AND "account"."email" LIKE '%@demo.test'
  AND ("evidence_item"."file_name" LIKE 'what-they-said-%' OR "evidence_item"."file_name" LIKE 'message-%.eml');--> statement-breakpoint
UPDATE "cluster" SET "description" = '', "name" = CASE "scam_type"
  WHEN 'crypto_recovery' THEN 'Crypto Recovery' WHEN 'government_impersonation' THEN 'Government Impersonation'
  WHEN 'investment_coaching' THEN 'Investment Coaching' WHEN 'romance' THEN 'Romance'
  WHEN 'refund_denial' THEN 'Refund Denial' WHEN 'job_scam' THEN 'Job Scam'
  WHEN 'tech_support' THEN 'Tech Support' ELSE 'Other' END;--> statement-breakpoint
UPDATE "contribution" SET "content" = 'The report tells of this layer.' WHERE "origin" = 'report';--> statement-breakpoint
UPDATE "topic_event" SET "payload" = jsonb_set("payload", '{contribution,content}', '"The report tells of this layer."')
WHERE "name" = 'puzzle:contribution' AND "payload" -> 'contribution' ->> 'origin' = 'report';--> statement-breakpoint
UPDATE "topic_event" SET "payload" = jsonb_set("payload", '{clusterName}', '""') WHERE "payload" ? 'clusterName';--> statement-breakpoint
UPDATE "recondog_run" SET "findings" = '[]' WHERE "unit" = 'socialscanner';--> statement-breakpoint
DELETE FROM "cluster_dna";--> statement-breakpoint
DELETE FROM "cluster_playbook";--> statement-breakpoint
DELETE FROM "cluster_edge";--> statement-breakpoint
DELETE FROM "cluster_lineage";
