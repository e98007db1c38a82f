CREATE TABLE "cluster_edge" (
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"overall" real,
	"strength" real NOT NULL,
	"behavioral" real,
	"technical" real,
	"linguistic" real,
	"temporal" real,
	"layers" jsonb NOT NULL,
	"shared" jsonb NOT NULL,
	"version" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cluster_edge_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "cluster_edge_once" CHECK ("cluster_edge"."first_id" < "cluster_edge"."second_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_lineage" (
	"cluster_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"lineage" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cluster_edge" ADD CONSTRAINT "cluster_edge_first_id_cluster_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_edge" ADD CONSTRAINT "cluster_edge_second_id_cluster_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_lineage" ADD CONSTRAINT "cluster_lineage_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_edge_second_idx" ON "cluster_edge" USING btree ("second_id");