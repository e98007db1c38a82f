CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text,
	"payload_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	"moderation" text DEFAULT 'shown' NOT NULL,
	"hidden_text" text,
	CONSTRAINT "comment_idempotency_key" UNIQUE("author_id","idempotency_key"),
	CONSTRAINT "comment_target_kind" CHECK ("comment"."target_kind" in ('piece', 'card', 'layer', 'notes')),
	CONSTRAINT "comment_moderation" CHECK ("comment"."moderation" in ('shown', 'hidden', 'redacted')),
	CONSTRAINT "comment_hidden_text" CHECK (("comment"."moderation" = 'hidden') = ("comment"."hidden_text" is not null)),
	CONSTRAINT "comment_resolved" CHECK (("comment"."resolved_by" is null) = ("comment"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "comment_reaction" (
	"comment_id" text NOT NULL,
	"account_id" text NOT NULL,
	"reaction" text NOT NULL,
	"reacted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reaction_comment_id_reaction_account_id_pk" PRIMARY KEY("comment_id","reaction","account_id"),
	CONSTRAINT "comment_reaction_reaction" CHECK ("comment_reaction"."reaction" in ('agree', 'thanks', 'helpful', 'checking', 'unsure', 'careful'))
);
--> statement-breakpoint
ALTER TABLE "content_flag" DROP CONSTRAINT "content_flag_kind";--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_thread_idx" ON "comment" USING btree ("cluster_id","target_kind","target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_author_idx" ON "comment" USING btree ("author_id","cluster_id");--> statement-breakpoint
CREATE INDEX "comment_reaction_account_idx" ON "comment_reaction" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "content_flag" ADD CONSTRAINT "content_flag_kind" CHECK ("content_flag"."kind" in ('piece', 'comment', 'card', 'notes', 'name'));--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed'));