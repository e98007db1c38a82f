CREATE TABLE "recondog_request" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"units" text[] NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"operation_id" text,
	CONSTRAINT "recondog_request_state" CHECK ("recondog_request"."state" in ('waiting', 'started', 'declined', 'withdrawn')),
	CONSTRAINT "recondog_request_decided" CHECK (("recondog_request"."state" = 'waiting') = ("recondog_request"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "recondog_step" (
	"operation_id" text NOT NULL,
	"position" integer NOT NULL,
	"unit" text NOT NULL,
	"status" text NOT NULL,
	"progress" integer NOT NULL,
	"findings" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recondog_step_operation_id_position_pk" PRIMARY KEY("operation_id","position"),
	CONSTRAINT "recondog_step_status" CHECK ("recondog_step"."status" in ('queued', 'running', 'ok', 'empty', 'partial', 'failed', 'timed_out', 'skipped', 'cancelled')),
	CONSTRAINT "recondog_step_progress" CHECK ("recondog_step"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "recondog_operation" DROP CONSTRAINT "recondog_operation_trigger";--> statement-breakpoint
ALTER TABLE "detection_finding" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "harvest_source" ADD COLUMN "origin" text DEFAULT 'configured' NOT NULL;--> statement-breakpoint
ALTER TABLE "harvest_source" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recondog_request" ADD CONSTRAINT "recondog_request_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_request" ADD CONSTRAINT "recondog_request_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_request" ADD CONSTRAINT "recondog_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_request" ADD CONSTRAINT "recondog_request_operation_id_recondog_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."recondog_operation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_step" ADD CONSTRAINT "recondog_step_operation_id_recondog_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."recondog_operation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recondog_request_one_waiting" ON "recondog_request" USING btree ("requested_by","cluster_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "recondog_request_waiting_idx" ON "recondog_request" USING btree ("requested_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "recondog_request_author_idx" ON "recondog_request" USING btree ("requested_by","requested_at","id");--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_reviewed_by_account_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recondog_operation_created_idx" ON "recondog_operation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recondog_run_newest_idx" ON "recondog_run" USING btree ("unit","created_at");--> statement-breakpoint
CREATE INDEX "recondog_run_ended_idx" ON "recondog_run" USING btree ("unit","ended_at");--> statement-breakpoint
CREATE INDEX "recondog_run_found_idx" ON "recondog_run" USING btree ("unit","ended_at") WHERE findings <> '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_verdict" CHECK ("detection_finding"."verdict" in ('right', 'wrong'));--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_reviewed" CHECK (("detection_finding"."verdict" is null) = ("detection_finding"."reviewed_at" is null));--> statement-breakpoint
ALTER TABLE "harvest_source" ADD CONSTRAINT "harvest_source_origin" CHECK ("harvest_source"."origin" in ('configured', 'added'));--> statement-breakpoint
ALTER TABLE "harvest_source" ADD CONSTRAINT "harvest_source_removed" CHECK ("harvest_source"."removed_at" is null or "harvest_source"."retired_at" is not null);--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_cancelled" CHECK ("recondog_operation"."cancelled_at" is null or "recondog_operation"."ended_at" is not null);--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_trigger" CHECK ("recondog_operation"."trigger" in ('person', 'request', 'simulator'));--> statement-breakpoint
-- Operations of before: their steps are what their runs still say of themselves, in the order of its time.
INSERT INTO "recondog_step" ("operation_id", "position", "unit", "status", "progress", "findings", "at")
SELECT told.operation_id,
  row_number() OVER told_in_order,
  told.unit,
  told.status,
  least(100, round(100.0 * sum(told.stage / 2) OVER told_in_order / operation.units)::int),
  told.findings,
  told.at
FROM (
  SELECT operation_id, id, unit, 'queued' AS status, 0 AS stage, 0 AS findings, created_at AS at FROM "recondog_run"
  UNION ALL
  SELECT operation_id, id, unit, 'running', 1, 0, started_at FROM "recondog_run" WHERE started_at IS NOT NULL
  UNION ALL
  SELECT operation_id, id, unit, status, 2, jsonb_array_length(findings), ended_at FROM "recondog_run" WHERE ended_at IS NOT NULL
) AS told
JOIN "recondog_operation" AS operation ON operation.id = told.operation_id
WINDOW told_in_order AS (PARTITION BY told.operation_id ORDER BY told.at, told.stage, told.id ROWS UNBOUNDED PRECEDING);
