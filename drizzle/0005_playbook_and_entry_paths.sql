CREATE TABLE "entry_path" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"account_id" text NOT NULL,
	"responses" jsonb NOT NULL,
	"acquisition_vector" text NOT NULL,
	"version" integer NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_path_once" UNIQUE("cluster_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_playbook" (
	"cluster_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"evidence_hash" text NOT NULL,
	"result" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_path" ADD CONSTRAINT "entry_path_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_path" ADD CONSTRAINT "entry_path_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_playbook" ADD CONSTRAINT "cluster_playbook_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_path_account_idx" ON "entry_path" USING btree ("account_id");