ALTER TABLE "anchor_batch" ADD COLUMN "statements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Batches that were built before count the reports' words among their digests, too.
UPDATE "anchor_batch" SET "statements" = "counted"."statements"
FROM (
  SELECT "anchor_leaf"."batch_id", count(*)::integer AS "statements"
  FROM "anchor_leaf" JOIN "evidence_item" ON "evidence_item"."id" = "anchor_leaf"."evidence_id"
  WHERE "evidence_item"."kind" = 'statement'
  GROUP BY "anchor_leaf"."batch_id"
) AS "counted"
WHERE "counted"."batch_id" = "anchor_batch"."id";
