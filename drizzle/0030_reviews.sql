CREATE TABLE "review_answer" (
	"review_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "contribution_review" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "contribution_review" ADD COLUMN "evidence_id" text;--> statement-breakpoint
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_review_id_contribution_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."contribution_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_waiting_idx" ON "contribution" USING btree ("created_at") WHERE "contribution"."status" = 'pending' and "contribution"."moderation" = 'shown';--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "contribution_review" ADD CONSTRAINT "contribution_review_reason" CHECK ("contribution_review"."reason" in ('not-in-source', 'wrong', 'other-layer', 'said-before', 'unchecked', 'other'));