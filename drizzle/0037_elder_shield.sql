CREATE TABLE "alert_recipient" (
	"alert_id" text NOT NULL,
	"guardianship_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "alert_recipient_alert_id_guardianship_id_pk" PRIMARY KEY("alert_id","guardianship_id")
);
--> statement-breakpoint
CREATE TABLE "bank_token" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "bank_token_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "elder_alert" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"payment_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"escalations" integer DEFAULT 0 NOT NULL,
	"next_escalation_at" timestamp (3) with time zone,
	CONSTRAINT "elder_alert_payment" UNIQUE("payment_id"),
	CONSTRAINT "elder_alert_kind" CHECK ("elder_alert"."kind" in ('payment', 'phone-call', 'guardian-conduct')),
	CONSTRAINT "elder_alert_level" CHECK ("elder_alert"."level" in ('high', 'critical'))
);
--> statement-breakpoint
CREATE TABLE "guardian_act" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"guardianship_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardian_act_kind" CHECK ("guardian_act"."kind" in ('accepted', 'viewed', 'acknowledged', 'released', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "payee_allowance" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"payee" text NOT NULL,
	"payee_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payee_allowance_payee" UNIQUE("elder_id","payee_key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"external_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"payee" text NOT NULL,
	"payee_key" text NOT NULL,
	"description" text NOT NULL,
	"channel" text,
	"rail" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"points" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"outweighed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules_version" integer NOT NULL,
	"decide_by" timestamp (3) with time zone,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	CONSTRAINT "payment_external" UNIQUE("elder_id","external_id"),
	CONSTRAINT "payment_source" CHECK ("payment"."source" in ('call', 'file', 'bank-feed', 'demo')),
	CONSTRAINT "payment_rail" CHECK ("payment"."rail" in ('crypto', 'gift_card', 'wire_abroad', 'person_to_person', 'card', 'bank_debit', 'check', 'cash', 'transfer', 'unknown')),
	CONSTRAINT "payment_direction" CHECK ("payment"."direction" in ('in', 'out')),
	CONSTRAINT "payment_status" CHECK ("payment"."status" in ('cleared', 'flagged', 'intercepted', 'blocked')),
	CONSTRAINT "payment_decision" CHECK ("payment"."decision" in ('release', 'block')),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" >= 0),
	CONSTRAINT "payment_held" CHECK (("payment"."status" = 'intercepted') = ("payment"."decide_by" is not null)),
	CONSTRAINT "payment_decided" CHECK (("payment"."decision" is null) = ("payment"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_indicator" (
	"payment_id" text NOT NULL,
	"indicator_id" uuid NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "payment_indicator_payment_id_indicator_id_pk" PRIMARY KEY("payment_id","indicator_id"),
	CONSTRAINT "payment_indicator_type" CHECK ("payment_indicator"."type" in ('url', 'domain', 'ip', 'email', 'phone', 'btc', 'eth', 'tron', 'ltc', 'doge', 'xmr', 'sol', 'iban', 'card', 'routing', 'handle', 'tracker', 'transaction', 'md5', 'sha1', 'sha256'))
);
--> statement-breakpoint
CREATE TABLE "phone_call" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"asks_for_money" boolean,
	"asks_for_secrecy" boolean,
	"sees_screen" boolean
);
--> statement-breakpoint
CREATE TABLE "shield" (
	"elder_id" text PRIMARY KEY NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"banking_overlay" boolean DEFAULT false NOT NULL,
	"breadcrumb_mode" boolean DEFAULT false NOT NULL,
	"transaction_threshold" integer NOT NULL,
	"selected_bank" text NOT NULL,
	"flag_from" integer NOT NULL,
	"on_timeout" text NOT NULL,
	"time_zone" text NOT NULL,
	"usual_from" integer NOT NULL,
	"usual_until" integer NOT NULL,
	"country" text NOT NULL,
	"balance" bigint,
	"balance_currency" text,
	"balance_as_of" timestamp (3) with time zone,
	"helper_name" text,
	"helper_phone" text,
	"helper_email" text,
	"activated_at" timestamp (3) with time zone,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shield_bank" CHECK ("shield"."selected_bank" in ('chase', 'bofa', 'wells', 'citi', 'usbank', 'pnc', 'other')),
	CONSTRAINT "shield_on_timeout" CHECK ("shield"."on_timeout" in ('release', 'block')),
	CONSTRAINT "shield_threshold" CHECK ("shield"."transaction_threshold" >= 0),
	CONSTRAINT "shield_balance" CHECK (num_nonnulls("shield"."balance", "shield"."balance_currency", "shield"."balance_as_of") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "guardianship" DROP CONSTRAINT "guardianship_pair";--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind";--> statement-breakpoint
ALTER TABLE "notice_preference" DROP CONSTRAINT "notice_preference_kind";--> statement-breakpoint
ALTER TABLE "guardianship" ALTER COLUMN "guardian_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guardianship" ADD COLUMN "log_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who was a guardian stays one with all they could do; what was never accepted had no link and cannot be accepted now.
DELETE FROM "guardianship" WHERE "accepted_at" IS NULL;--> statement-breakpoint
UPDATE "guardianship" SET "email" = "account"."email", "expires_at" = "guardianship"."created_at", "scopes" = '{status,alerts,amounts,decide}', "position" = 0
FROM "account" WHERE "account"."id" = "guardianship"."guardian_id";--> statement-breakpoint
ALTER TABLE "guardianship" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianship" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianship" ALTER COLUMN "scopes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianship" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_recipient" ADD CONSTRAINT "alert_recipient_alert_id_elder_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."elder_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "elder_id" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_recipient" ADD CONSTRAINT "alert_recipient_guardianship_id_guardianship_id_fk" FOREIGN KEY ("guardianship_id") REFERENCES "public"."guardianship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_token" ADD CONSTRAINT "bank_token_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elder_alert" ADD CONSTRAINT "elder_alert_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elder_alert" ADD CONSTRAINT "elder_alert_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_act" ADD CONSTRAINT "guardian_act_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_act" ADD CONSTRAINT "guardian_act_guardianship_id_guardianship_id_fk" FOREIGN KEY ("guardianship_id") REFERENCES "public"."guardianship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_act" ADD CONSTRAINT "guardian_act_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_allowance" ADD CONSTRAINT "payee_allowance_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_indicator" ADD CONSTRAINT "payment_indicator_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_call" ADD CONSTRAINT "phone_call_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shield" ADD CONSTRAINT "shield_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_recipient_newest_idx" ON "alert_recipient" USING btree ("guardianship_id","created_at","alert_id");--> statement-breakpoint
CREATE INDEX "bank_token_elder_idx" ON "bank_token" USING btree ("elder_id");--> statement-breakpoint
CREATE INDEX "elder_alert_newest_idx" ON "elder_alert" USING btree ("elder_id","created_at","id");--> statement-breakpoint
CREATE INDEX "elder_alert_due_idx" ON "elder_alert" USING btree ("next_escalation_at") WHERE "elder_alert"."next_escalation_at" is not null;--> statement-breakpoint
CREATE INDEX "guardian_act_newest_idx" ON "guardian_act" USING btree ("elder_id","at","id");--> statement-breakpoint
CREATE INDEX "guardian_act_guardianship_idx" ON "guardian_act" USING btree ("guardianship_id","at");--> statement-breakpoint
CREATE INDEX "payment_newest_idx" ON "payment" USING btree ("elder_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "payment_payee_idx" ON "payment" USING btree ("elder_id","payee_key","occurred_at");--> statement-breakpoint
CREATE INDEX "payment_undecided_idx" ON "payment" USING btree ("decide_by") WHERE "payment"."status" = 'intercepted';--> statement-breakpoint
CREATE INDEX "payment_indicator_idx" ON "payment_indicator" USING btree ("indicator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_call_open" ON "phone_call" USING btree ("elder_id") WHERE "phone_call"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "phone_call_newest_idx" ON "phone_call" USING btree ("elder_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianship_pair" ON "guardianship" USING btree ("elder_id","guardian_id") WHERE "guardianship"."revoked_at" is null and "guardianship"."guardian_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianship_invited" ON "guardianship" USING btree ("elder_id","email") WHERE "guardianship"."revoked_at" is null and "guardianship"."guardian_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianship_secret" ON "guardianship" USING btree ("secret_hash") WHERE "guardianship"."secret_hash" is not null;--> statement-breakpoint
CREATE INDEX "guardianship_elder_idx" ON "guardianship" USING btree ("elder_id");--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_accepted" CHECK (("guardianship"."guardian_id" is null) = ("guardianship"."accepted_at" is null) and "guardianship"."elder_id" is distinct from "guardianship"."guardian_id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'report-revealed', 'report-asked', 'report-answered', 'piece-confirmed', 'piece-disputed', 'review-answered', 'mentioned', 'comment-mentioned', 'layer-completed', 'takeover-asked', 'draft-given', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'piece-moderated', 'comment-moderated', 'flag-decided', 'name-replaced', 'roles-changed', 'payment-alert', 'own-payment-alert', 'guardian-joined', 'guardian-conduct', 'guardianship-ended'));