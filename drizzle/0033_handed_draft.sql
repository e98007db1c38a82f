CREATE TABLE "handed_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"layer" integer NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"content" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "handed_draft" ADD CONSTRAINT "handed_draft_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_draft" ADD CONSTRAINT "handed_draft_from_id_account_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_draft" ADD CONSTRAINT "handed_draft_to_id_account_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handed_draft_given" ON "handed_draft" USING btree ("cluster_id","layer","from_id","to_id");--> statement-breakpoint
CREATE INDEX "handed_draft_to_idx" ON "handed_draft" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "handed_draft_age_idx" ON "handed_draft" USING btree ("given_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));