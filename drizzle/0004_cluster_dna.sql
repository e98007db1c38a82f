CREATE TABLE "cluster_change" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cluster_id" text NOT NULL,
	"other_cluster_id" text NOT NULL,
	"reason" text NOT NULL,
	"comparison" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cluster_change_kind" CHECK ("cluster_change"."kind" in ('merge', 'split')),
	CONSTRAINT "cluster_change_of_two" CHECK ("cluster_change"."cluster_id" <> "cluster_change"."other_cluster_id")
);
--> statement-breakpoint
CREATE TABLE "cluster_dna" (
	"cluster_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"traits" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_text" (
	"report_id" text NOT NULL,
	"part" text NOT NULL,
	"sketch" "bytea" NOT NULL,
	"bands" integer[] NOT NULL,
	CONSTRAINT "report_text_report_id_part_pk" PRIMARY KEY("report_id","part"),
	CONSTRAINT "report_text_part" CHECK ("report_text"."part" in ('account', 'script'))
);
--> statement-breakpoint
ALTER TABLE "cluster" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "traits" jsonb;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "fingerprint_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cluster_change" ADD CONSTRAINT "cluster_change_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_change" ADD CONSTRAINT "cluster_change_other_cluster_id_cluster_id_fk" FOREIGN KEY ("other_cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_change" ADD CONSTRAINT "cluster_change_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_dna" ADD CONSTRAINT "cluster_dna_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_text" ADD CONSTRAINT "report_text_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_change_cluster_idx" ON "cluster_change" USING btree ("cluster_id","made_at");--> statement-breakpoint
CREATE INDEX "cluster_change_other_idx" ON "cluster_change" USING btree ("other_cluster_id","made_at");--> statement-breakpoint
CREATE INDEX "report_text_bands_idx" ON "report_text" USING gin ("bands") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "cluster" ADD CONSTRAINT "cluster_merged_into_cluster_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_merged_into_idx" ON "cluster" USING btree ("merged_into") WHERE "cluster"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "report_fingerprint_version_idx" ON "report" USING btree ("fingerprint_version");--> statement-breakpoint
ALTER TABLE "cluster" ADD CONSTRAINT "cluster_not_in_itself" CHECK ("cluster"."merged_into" <> "cluster"."id");
--> statement-breakpoint
DROP INDEX "report_minhash_bands_idx";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "minhash";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "minhash_bands";