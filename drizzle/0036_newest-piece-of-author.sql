DROP INDEX "contribution_author_idx";--> statement-breakpoint
CREATE INDEX "contribution_author_idx" ON "contribution" USING btree ("author_id","created_at");