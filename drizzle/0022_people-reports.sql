CREATE TABLE "evidence_statement" (
	"evidence_id" text PRIMARY KEY NOT NULL,
	"reporter_words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_message" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"author_id" text NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"message_words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_message_number" UNIQUE("report_id","number"),
	CONSTRAINT "report_message_side" CHECK ("report_message"."side" in ('analyst', 'reporter'))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "statement_version" integer;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "care_payment_rail" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "care_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "care_goes_on" boolean;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "care_age_band" text;--> statement-breakpoint
ALTER TABLE "evidence_statement" ADD CONSTRAINT "evidence_statement_evidence_id_evidence_item_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_message" ADD CONSTRAINT "report_message_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_message" ADD CONSTRAINT "report_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_statement" UNIQUE("report_id","statement_version");--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_kind" CHECK ("evidence_item"."kind" in ('file', 'statement'));--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_statement_version" CHECK (("evidence_item"."kind" = 'statement') = ("evidence_item"."statement_version" is not null));--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_care_payment_rail" CHECK ("report"."care_payment_rail" in ('wire_international', 'wire_domestic', 'card', 'bank_debit', 'crypto', 'gift_card', 'payment_app', 'cash'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_care_age_band" CHECK ("report"."care_age_band" in ('under-18', '18-59', '60-plus'));