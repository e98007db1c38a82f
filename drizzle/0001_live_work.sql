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
	"joined" integer DEFAULT 0 NOT NULL,
	"cited" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "detection_run_status" CHECK ("detection_run"."status" in ('queued', 'running', 'completed', 'failed')),
	CONSTRAINT "detection_run_ended" CHECK (("detection_run"."ended_at" is not null) = ("detection_run"."status" in ('completed', 'failed')))
);
--> statement-breakpoint
CREATE TABLE "cluster_advisory" (
	"cluster_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"percent" real NOT NULL,
	"shared_identifiers" jsonb NOT NULL,
	"cited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cluster_advisory_cluster_id_entry_id_pk" PRIMARY KEY("cluster_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "harvest_citation" (
	"source_id" text NOT NULL,
	"external_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"url" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "harvest_citation_source_id_external_id_pk" PRIMARY KEY("source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "harvest_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"indicators" jsonb NOT NULL,
	"minhash" integer[] NOT NULL,
	"minhash_bands" integer[] NOT NULL,
	CONSTRAINT "harvest_entry_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "harvest_fetch" (
	"run_id" text NOT NULL,
	"source_id" text NOT NULL,
	"status" text NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"new_entries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "harvest_fetch_run_id_source_id_pk" PRIMARY KEY("run_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "harvest_run" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"trigger" text NOT NULL,
	"requested_by" text,
	"target" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"new_entries" integer DEFAULT 0 NOT NULL,
	"clusters" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "harvest_run_status" CHECK ("harvest_run"."status" in ('queued', 'running', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "harvest_source" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tier" integer NOT NULL,
	"format" text NOT NULL,
	"url" text NOT NULL,
	"configured_url" text NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"state" text,
	"etag" text,
	"last_modified" text,
	"last_fetched_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "harvest_source_tier" CHECK ("harvest_source"."tier" between 1 and 3),
	CONSTRAINT "harvest_source_format" CHECK ("harvest_source"."format" in ('rss', 'atom', 'json', 'html')),
	CONSTRAINT "harvest_source_state" CHECK ("harvest_source"."state" in ('ok', 'unchanged', 'stale', 'unreachable', 'malformed', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "server_node" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"services" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"sockets" integer NOT NULL,
	"collab_connections" integer NOT NULL,
	"collab_rooms" integer NOT NULL,
	"queue_depth" integer NOT NULL,
	"lag_ms" integer NOT NULL
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
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_run_id_detection_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."detection_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_finding" ADD CONSTRAINT "detection_finding_linked_cluster_id_cluster_id_fk" FOREIGN KEY ("linked_cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detection_run" ADD CONSTRAINT "detection_run_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_advisory" ADD CONSTRAINT "cluster_advisory_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_advisory" ADD CONSTRAINT "cluster_advisory_entry_id_harvest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."harvest_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harvest_citation" ADD CONSTRAINT "harvest_citation_source_id_harvest_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."harvest_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harvest_citation" ADD CONSTRAINT "harvest_citation_entry_id_harvest_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."harvest_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harvest_fetch" ADD CONSTRAINT "harvest_fetch_run_id_harvest_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."harvest_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harvest_fetch" ADD CONSTRAINT "harvest_fetch_source_id_harvest_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."harvest_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harvest_run" ADD CONSTRAINT "harvest_run_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_operation" ADD CONSTRAINT "recondog_operation_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_run" ADD CONSTRAINT "recondog_run_operation_id_recondog_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."recondog_operation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recondog_run" ADD CONSTRAINT "recondog_run_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detection_finding_waiting_idx" ON "detection_finding" USING btree ("created_at") WHERE run_id is null;--> statement-breakpoint
CREATE INDEX "detection_finding_run_idx" ON "detection_finding" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "detection_finding_outcome_idx" ON "detection_finding" USING btree ("outcome","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "detection_run_one_open" ON "detection_run" USING btree ((ended_at is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "detection_run_created_idx" ON "detection_run" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cluster_advisory_entry_idx" ON "cluster_advisory" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "harvest_citation_entry_idx" ON "harvest_citation" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "harvest_entry_bands_idx" ON "harvest_entry" USING gin ("minhash_bands");--> statement-breakpoint
CREATE INDEX "harvest_entry_created_idx" ON "harvest_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "harvest_fetch_source_idx" ON "harvest_fetch" USING btree ("source_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "harvest_run_one_open" ON "harvest_run" USING btree ("target") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "harvest_run_created_idx" ON "harvest_run" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recondog_operation_cluster_idx" ON "recondog_operation" USING btree ("cluster_id","created_at");--> statement-breakpoint
CREATE INDEX "recondog_operation_open_idx" ON "recondog_operation" USING btree ("cluster_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "recondog_run_unit_idx" ON "recondog_run" USING btree ("unit","status");--> statement-breakpoint
CREATE INDEX "recondog_run_cluster_idx" ON "recondog_run" USING btree ("cluster_id","unit");