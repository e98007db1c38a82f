CREATE TABLE "echo_node" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recondog_operation" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"priority" text NOT NULL,
	"trigger" text NOT NULL,
	"requested_by" text,
	"units" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recondog_operation_trigger" CHECK ("recondog_operation"."trigger" in ('person', 'simulator')),
	CONSTRAINT "recondog_operation_priority" CHECK ("recondog_operation"."priority" in ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
CREATE TABLE "recondog_run" (
	"id" text PRIMARY KEY NOT NULL,
	"operation_id" text NOT NULL,
	"cluster_id" text NOT NULL,
	"unit" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exhibits" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recondog_run_unit_once" UNIQUE("operation_id","unit"),
	CONSTRAINT "recondog_run_status" CHECK ("recondog_run"."status" in ('queued', 'running', 'ok', 'empty', 'partial', 'failed', 'timed_out', 'skipped', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "recondog_total" (
	"name" text PRIMARY KEY NOT NULL,
	"deployments" bigint NOT NULL,
	"evidence" bigint NOT NULL,
	"simulated_slot" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_run" ADD CONSTRAINT "recondog_run_operation_id_recondog_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."recondog_operation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_run" ADD CONSTRAINT "recondog_run_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recondog_operation_cluster_idx" ON "recondog_operation" USING btree ("cluster_id","created_at");--> statement-breakpoint
CREATE INDEX "recondog_operation_open_idx" ON "recondog_operation" USING btree ("cluster_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "recondog_run_unit_idx" ON "recondog_run" USING btree ("unit","status");--> statement-breakpoint
CREATE INDEX "recondog_run_cluster_idx" ON "recondog_run" USING btree ("cluster_id","unit");