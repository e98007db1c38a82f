CREATE TABLE "content_flag" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_key" text NOT NULL,
	"target_id" text,
	"cluster_id" text,
	"passage" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"flagged_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "content_flag_kind" CHECK ("content_flag"."kind" in ('piece', 'card', 'notes', 'name')),
	CONSTRAINT "content_flag_reason" CHECK ("content_flag"."reason" in ('personal-data', 'abuse', 'spam', 'wrong', 'dangerous', 'other')),
	CONSTRAINT "content_flag_outcome" CHECK ("content_flag"."outcome" in ('leave', 'hide', 'show', 'redact', 'rename'))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "moderation" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution" ADD COLUMN "hidden_content" text;--> statement-breakpoint
ALTER TABLE "content_flag" ADD CONSTRAINT "content_flag_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_flag" ADD CONSTRAINT "content_flag_flagged_by_account_id_fk" FOREIGN KEY ("flagged_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_flag_open_once" ON "content_flag" USING btree ("flagged_by","target_key") WHERE "content_flag"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "content_flag_target_idx" ON "content_flag" USING btree ("target_key","created_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_moderation" CHECK ("contribution"."moderation" in ('shown', 'hidden', 'redacted'));--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_hidden_content" CHECK (("contribution"."moderation" = 'hidden') = ("contribution"."hidden_content" is not null));