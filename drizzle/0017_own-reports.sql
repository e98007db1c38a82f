CREATE TABLE "report_version" (
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"words" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_version_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
ALTER TABLE "contribution" DROP CONSTRAINT "contribution_status";--> statement-breakpoint
ALTER TABLE "report" ALTER COLUMN "cluster_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "is_closed_to_analysts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "consent_analysts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "consent_law" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "consent_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "withdrawn_from" text;--> statement-breakpoint
ALTER TABLE "report_version" ADD CONSTRAINT "report_version_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_withdrawn_from_cluster_id_fk" FOREIGN KEY ("withdrawn_from") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_reporter_idx" ON "report" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_withdrawn_from_idx" ON "report" USING btree ("withdrawn_from") WHERE "report"."withdrawn_from" is not null;--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_status" CHECK ("contribution"."status" in ('pending', 'confirmed', 'disputed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_place" CHECK (("report"."cluster_id" is null) = ("report"."withdrawn_at" is not null) and ("report"."withdrawn_from" is null) = ("report"."withdrawn_at" is null));