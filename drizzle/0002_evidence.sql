CREATE TABLE "cluster_placeholder" (
	"cluster_id" text NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "cluster_placeholder_cluster_id_kind_fingerprint_pk" PRIMARY KEY("cluster_id","kind","fingerprint"),
	CONSTRAINT "cluster_placeholder_number" UNIQUE("cluster_id","kind","number"),
	CONSTRAINT "cluster_placeholder_positive" CHECK ("cluster_placeholder"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_reading" (
	"evidence_id" text PRIMARY KEY NOT NULL,
	"text" text,
	"text_source" text,
	"is_truncated" boolean NOT NULL,
	"metadata" jsonb NOT NULL,
	"perceptual_hash" text,
	"structure_hash" text,
	"attachments" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_analysis" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"text" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"cluster_matches" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "evidence_item_cluster_idx";--> statement-breakpoint
DROP INDEX "evidence_item_owner_idx";--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "case_id" text;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "state" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "unreadable_reason" text;--> statement-breakpoint
ALTER TABLE "cluster_placeholder" ADD CONSTRAINT "cluster_placeholder_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_reading" ADD CONSTRAINT "evidence_reading_evidence_id_evidence_item_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_analysis" ADD CONSTRAINT "text_analysis_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_analysis_owner_idx" ON "text_analysis" USING btree ("owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "evidence_item_case_idx" ON "evidence_item" USING btree ("case_id","created_at","id");--> statement-breakpoint
CREATE INDEX "evidence_item_reading_idx" ON "evidence_item" USING btree ("created_at") WHERE "evidence_item"."state" = 'reading';--> statement-breakpoint
CREATE INDEX "evidence_item_cluster_idx" ON "evidence_item" USING btree ("cluster_id","created_at","id");--> statement-breakpoint
CREATE INDEX "evidence_item_owner_idx" ON "evidence_item" USING btree ("owner_id","created_at","id");