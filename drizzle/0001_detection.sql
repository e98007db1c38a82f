CREATE TABLE "detection_finding" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"run_id" text,
	"identifiers" integer,
	"candidates" jsonb,
	"outcome" text,
	"cluster_id" text,
	"linked_cluster_id" text,
	"percent" real,
	"method" integer,
	"integrated_at" timestamp (3) with time zone,
	CONSTRAINT "detection_finding_ref_id_unique" UNIQUE("ref_id"),
	CONSTRAINT "detection_finding_kind" CHECK ("detection_finding"."kind" in ('report', 'advisory'))
);
--> statement-breakpoint
CREATE TABLE "detection_run" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"trigger" text NOT NULL,
	"requested_by" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"stages" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"scams_detected" integer DEFAULT 0 NOT NULL,
	"new_clusters" integer DEFAULT 0 NOT NULL,
	"clusters_updated" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "detection_run_status" CHECK ("detection_run"."status" in ('queued', 'running', 'completed', 'failed')),
	CONSTRAINT "detection_run_ended" CHECK (("detection_run"."ended_at" is not null) = ("detection_run"."status" in ('completed', 'failed')))
);
--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_run_id_detection_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."detection_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_linked_cluster_id_cluster_id_fk" FOREIGN KEY ("linked_cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_run" ADD CONSTRAINT "detection_run_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detection_finding_waiting_idx" ON "detection_finding" USING btree ("created_at") WHERE run_id is null;--> statement-breakpoint
CREATE INDEX "detection_finding_run_idx" ON "detection_finding" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "detection_finding_outcome_idx" ON "detection_finding" USING btree ("outcome","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "detection_run_one_open" ON "detection_run" USING btree ((ended_at is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "detection_run_created_idx" ON "detection_run" USING btree ("created_at");