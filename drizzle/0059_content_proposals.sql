CREATE TABLE "content_proposal" (
	"id" text PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"address" text NOT NULL,
	"base_text" text NOT NULL,
	"proposed_text" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"source_title" text DEFAULT '' NOT NULL,
	"source_url" text,
	"author_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer,
	CONSTRAINT "content_proposal_state" CHECK ("content_proposal"."state" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "content_proposal_counted" CHECK (("content_proposal"."state" = 'accepted') = ("content_proposal"."version" is not null))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "content_proposal" ADD CONSTRAINT "content_proposal_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_proposal" ADD CONSTRAINT "content_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_proposal_open_once" ON "content_proposal" USING btree ("author_id","entry","address") WHERE "content_proposal"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "content_proposal_version" ON "content_proposal" USING btree ("entry","address","version");--> statement-breakpoint
CREATE INDEX "content_proposal_state_idx" ON "content_proposal" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "content_proposal_author_idx" ON "content_proposal" USING btree ("author_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'change-decided', 'name-replaced', 'roles-changed', 'team-invited', 'units-decided', 'webhook-off', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'change-decided', 'name-replaced', 'roles-changed', 'team-invited', 'units-decided', 'webhook-off', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));