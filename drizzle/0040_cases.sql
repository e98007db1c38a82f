CREATE TABLE "case_number" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_record" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"assignee_id" text,
	"cluster_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"shown_title" text NOT NULL,
	"shown_description" text NOT NULL,
	"scam_type" text NOT NULL,
	"risk_level" text NOT NULL,
	"status" text NOT NULL,
	"victim_count" integer,
	"amount_stolen" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_record_scam_type" CHECK ("case_record"."scam_type" in ('crypto_recovery', 'government_impersonation', 'investment_coaching', 'romance', 'refund_denial', 'job_scam', 'tech_support', 'other')),
	CONSTRAINT "case_record_risk_level" CHECK ("case_record"."risk_level" in ('high', 'medium', 'low')),
	CONSTRAINT "case_record_status" CHECK ("case_record"."status" in ('complete', 'processing', 'active')),
	CONSTRAINT "case_record_amounts" CHECK (least("case_record"."victim_count", "case_record"."amount_stolen") >= 0)
);
--> statement-breakpoint
CREATE TABLE "case_report" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"made_by" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_sign_off" (
	"case_id" text PRIMARY KEY NOT NULL,
	"signed_by" text NOT NULL,
	"note" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_task" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_by" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "case_task_done" CHECK (("case_task"."done_by" is null) = ("case_task"."done_at" is null))
);
--> statement-breakpoint
ALTER TABLE "case_record" ADD CONSTRAINT "case_record_id_custody_chain_id_fk" FOREIGN KEY ("id") REFERENCES "public"."custody_chain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_record" ADD CONSTRAINT "case_record_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_record" ADD CONSTRAINT "case_record_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_record" ADD CONSTRAINT "case_record_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report" ADD CONSTRAINT "case_report_case_id_case_record_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report" ADD CONSTRAINT "case_report_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sign_off" ADD CONSTRAINT "case_sign_off_case_id_case_record_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sign_off" ADD CONSTRAINT "case_sign_off_signed_by_account_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_task" ADD CONSTRAINT "case_task_case_id_case_record_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_task" ADD CONSTRAINT "case_task_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_task" ADD CONSTRAINT "case_task_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_record_created_idx" ON "case_record" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "case_record_owner_idx" ON "case_record" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "case_record_assignee_idx" ON "case_record" USING btree ("assignee_id") WHERE "case_record"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "case_report_case_idx" ON "case_report" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_task_case_idx" ON "case_task" USING btree ("case_id","created_at","id");--> statement-breakpoint
-- Case ids were words of the sender until now; there was no case they could name.
UPDATE "evidence_item" SET "case_id" = NULL WHERE "case_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_case_id_case_record_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;