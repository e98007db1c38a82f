CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_token_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"partner_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	"off_reason" text,
	"off_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_off_reason" CHECK ("webhook"."off_reason" in ('gone', 'failing')),
	CONSTRAINT "webhook_off" CHECK (("webhook"."off_reason" is null) = ("webhook"."off_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"error" text,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_message" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_message_state" CHECK ("webhook_message"."state" in ('queued', 'delivered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_message_id_webhook_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_account_idx" ON "api_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhook_attempt_message_idx" ON "webhook_attempt" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "webhook_message_webhook_idx" ON "webhook_message" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_message_created_idx" ON "webhook_message" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'webhook-off', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'escalation-proposed', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'webhook-off', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));