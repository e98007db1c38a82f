CREATE INDEX "account_search_words_idx" ON "account" USING gin (array_to_tsvector(search_words("display_name"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "account_search_variants_idx" ON "account" USING gin (search_variants(search_words("display_name"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "cluster_search_words_idx" ON "cluster" USING gin (array_to_tsvector(search_words("name" || ' ' || "id" || ' ' || "cluster_chain_id" || ' ' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "cluster_search_variants_idx" ON "cluster" USING gin (search_variants(search_words("name" || ' ' || "id" || ' ' || "cluster_chain_id" || ' ' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "indicator_search_words_idx" ON "indicator" USING gin (array_to_tsvector(search_words("value"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "indicator_search_variants_idx" ON "indicator" USING gin (search_variants(search_words("value"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contribution_search_words_idx" ON "contribution" USING gin (array_to_tsvector(search_words("content"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contribution_search_variants_idx" ON "contribution" USING gin (search_variants(search_words("content"))) WITH (fastupdate=false);