ALTER TABLE "contribution_review" ADD COLUMN "weight" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "contribution_review_reviewer_idx" ON "contribution_review" USING btree ("reviewer_id","created_at");--> statement-breakpoint
-- Reviews from before the measure: what the word of somebody without a record is worth (shared/src/puzzle/weigh-review.ts).
UPDATE "contribution_review" SET "weight" = CASE
  WHEN "standing" = 'trusted' AND "verdict" = 'confirm' THEN ln(0.9 / 0.11)
  WHEN "standing" = 'trusted' THEN ln(0.1 / 0.89)
  WHEN "verdict" = 'confirm' THEN ln(0.85 / 0.4)
  ELSE ln(0.15 / 0.6) END
WHERE "standing" <> 'new' AND NOT "decides_alone";
