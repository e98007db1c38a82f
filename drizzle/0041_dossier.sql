CREATE TABLE "dossier_edition" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"version" integer NOT NULL,
	"sha256" text NOT NULL,
	"substance_sha256" text NOT NULL,
	"content" text,
	"outline" jsonb NOT NULL,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dossier_edition_version" UNIQUE("cluster_id","version"),
	CONSTRAINT "dossier_edition_version_positive" CHECK ("dossier_edition"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "dossier_edition" ADD CONSTRAINT "dossier_edition_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_edition" ADD CONSTRAINT "dossier_edition_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;