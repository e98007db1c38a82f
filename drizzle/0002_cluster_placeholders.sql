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
ALTER TABLE "cluster_placeholder" ADD CONSTRAINT "cluster_placeholder_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;