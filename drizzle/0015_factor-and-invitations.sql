CREATE TABLE "account_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_invitation_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "account_invitation_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_factor" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT "account_link_purpose";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_invitation" ADD CONSTRAINT "account_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factor" ADD CONSTRAINT "totp_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_account_idx" ON "recovery_code" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_purpose" CHECK ("account_link"."purpose" in ('password', 'email', 'second-factor'));