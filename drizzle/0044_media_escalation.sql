CREATE TABLE "alert_subscription" (
	"account_id" text PRIMARY KEY NOT NULL,
	"subscribed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_approval" (
	"escalation_id" text NOT NULL,
	"summary_sha256" text NOT NULL,
	"approved_by" text NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_approval_escalation_id_summary_sha256_approved_by_pk" PRIMARY KEY("escalation_id","summary_sha256","approved_by")
);
--> statement-breakpoint
CREATE TABLE "media_escalation" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"first_approver" text,
	"second_approver" text,
	"summary" jsonb,
	"summary_sha256" text,
	"approved_at" timestamp (3) with time zone,
	"closed_by" text,
	"closed_reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "media_escalation_state" CHECK ("media_escalation"."state" in ('proposed', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "media_escalation_origin" CHECK ("media_escalation"."origin" in ('completion', 'by-hand')),
	CONSTRAINT "media_escalation_by_hand" CHECK (("media_escalation"."origin" = 'by-hand') = ("media_escalation"."proposed_by" is not null)),
	CONSTRAINT "media_escalation_two_people" CHECK ("media_escalation"."first_approver" <> "media_escalation"."second_approver"),
	CONSTRAINT "media_escalation_approved" CHECK (num_nulls("media_escalation"."first_approver", "media_escalation"."second_approver", "media_escalation"."summary", "media_escalation"."summary_sha256", "media_escalation"."approved_at") in (0, 5)
        and ("media_escalation"."state" <> 'approved' or "media_escalation"."approved_at" is not null)
        and ("media_escalation"."state" not in ('proposed', 'rejected') or "media_escalation"."approved_at" is null)),
	CONSTRAINT "media_escalation_closed" CHECK (("media_escalation"."state" in ('rejected', 'withdrawn')) = ("media_escalation"."closed_at" is not null)
        and ("media_escalation"."closed_at" is null) = ("media_escalation"."closed_by" is null)
        and ("media_escalation"."closed_at" is null or length("media_escalation"."closed_reason") >= 5))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD CONSTRAINT "alert_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_approval" ADD CONSTRAINT "media_approval_escalation_id_media_escalation_id_fk" FOREIGN KEY ("escalation_id") REFERENCES "public"."media_escalation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_approval" ADD CONSTRAINT "media_approval_approved_by_account_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_escalation" ADD CONSTRAINT "media_escalation_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_escalation" ADD CONSTRAINT "media_escalation_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_escalation" ADD CONSTRAINT "media_escalation_first_approver_account_id_fk" FOREIGN KEY ("first_approver") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_escalation" ADD CONSTRAINT "media_escalation_second_approver_account_id_fk" FOREIGN KEY ("second_approver") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_escalation" ADD CONSTRAINT "media_escalation_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_escalation_live_idx" ON "media_escalation" USING btree ("cluster_id") WHERE "media_escalation"."state" in ('proposed', 'approved');--> statement-breakpoint
CREATE INDEX "media_escalation_cluster_idx" ON "media_escalation" USING btree ("cluster_id","proposed_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));