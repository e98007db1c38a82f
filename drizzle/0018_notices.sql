CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"group_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('report-joined', 'report-moved', 'report-used', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'roles-changed'))
);
--> statement-breakpoint
CREATE TABLE "notice_preference" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notice_preference_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notice_preference_kind" CHECK ("notice_preference"."kind" in ('report-joined', 'report-moved', 'report-used', 'piece-confirmed', 'piece-disputed', 'layer-completed', 'takeover-asked', 'cluster-alert', 'evidence-anchored', 'evidence-unreadable', 'roles-changed')),
	CONSTRAINT "notice_preference_mail" CHECK ("notice_preference"."mail" in ('at-once', 'daily', 'never'))
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"account_id" text PRIMARY KEY NOT NULL,
	"digest_hour" integer DEFAULT 8 NOT NULL,
	"digested_at" timestamp (3) with time zone NOT NULL,
	"link_key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_unread_group_idx" ON "notice" USING btree ("account_id","kind","group_key") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_account_idx" ON "notice" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "notice_read_idx" ON "notice" USING btree ("read_at") WHERE "notice"."read_at" is not null;