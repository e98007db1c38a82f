CREATE TABLE "anchor_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"failed_reason" text,
	"calendars" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"timestamp" "bytea",
	"block_height" bigint,
	"block_time" timestamp (3) with time zone,
	"chain" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "anchor_batch_state" CHECK ("anchor_batch"."state" in ('processing', 'anchored', 'verified', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "anchor_leaf" (
	"evidence_id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"batch_id" text,
	"path" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_block" (
	"height" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"header" "bytea" NOT NULL,
	CONSTRAINT "development_block_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "development_commitment" (
	"message" text PRIMARY KEY NOT NULL,
	"height" integer,
	"timestamp" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "words" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "named_words" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "anchor_leaf" ADD CONSTRAINT "anchor_leaf_evidence_id_evidence_item_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_leaf" ADD CONSTRAINT "anchor_leaf_batch_id_anchor_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."anchor_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_commitment" ADD CONSTRAINT "development_commitment_height_development_block_height_fk" FOREIGN KEY ("height") REFERENCES "public"."development_block"("height") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anchor_batch_open_idx" ON "anchor_batch" USING btree ("next_check_at") WHERE "anchor_batch"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "anchor_batch_state_idx" ON "anchor_batch" USING btree ("state");--> statement-breakpoint
CREATE INDEX "anchor_batch_block_idx" ON "anchor_batch" USING btree ("block_height") WHERE "anchor_batch"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "anchor_batch_untaken_idx" ON "anchor_batch" USING btree ("created_at") WHERE "anchor_batch"."timestamp" is null;--> statement-breakpoint
CREATE INDEX "anchor_leaf_waiting_idx" ON "anchor_leaf" USING btree ("created_at") WHERE "anchor_leaf"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "anchor_leaf_batch_idx" ON "anchor_leaf" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "development_commitment_waiting_idx" ON "development_commitment" USING btree ("created_at") WHERE "development_commitment"."height" is null;--> statement-breakpoint
CREATE INDEX "evidence_item_created_idx" ON "evidence_item" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "evidence_item_shared_idx" ON "evidence_item" USING btree ("created_at","id") WHERE "evidence_item"."cluster_id" is not null;--> statement-breakpoint
UPDATE "evidence_item" SET "words" = array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace("id", '^[a-z]+-', '') || ' ' || "sha256" || ' ' || "mime_type"), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+'), '')), "named_words" = array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace("id", '^[a-z]+-', '') || ' ' || "sha256" || ' ' || "mime_type" || ' ' || "file_name"), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+'), ''));--> statement-breakpoint
CREATE INDEX "evidence_item_words_idx" ON "evidence_item" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "evidence_item_named_words_idx" ON "evidence_item" USING gin ("named_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contribution_evidence_idx" ON "contribution" USING btree ("evidence_id") WHERE "contribution"."evidence_id" is not null;--> statement-breakpoint
INSERT INTO "anchor_leaf" ("evidence_id", "digest", "created_at") SELECT "id", "sha256", "created_at" FROM "evidence_item";
