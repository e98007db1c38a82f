CREATE TABLE "comparison" (
	"id" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"host" text NOT NULL,
	"ours" integer NOT NULL,
	"theirs" integer NOT NULL,
	"both_ids" uuid[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "partner_kind" CHECK ("partner"."kind" in ('authority', 'company'))
);
--> statement-breakpoint
CREATE TABLE "partner_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"token_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"object_ids" uuid[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_delivery_kind" CHECK ("partner_delivery"."kind" in ('objects', 'object', 'versions', 'manifest', 'comparison'))
);
--> statement-breakpoint
CREATE TABLE "partner_token" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "partner_token_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "shared_indicator" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"indicator_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"added_at" timestamp(6) with time zone NOT NULL,
	"reports" integer NOT NULL,
	"clusters" integer NOT NULL,
	CONSTRAINT "shared_indicator_once" UNIQUE("kind","indicator_id"),
	CONSTRAINT "shared_indicator_added" UNIQUE("kind","added_at"),
	CONSTRAINT "shared_indicator_kind" CHECK ("shared_indicator"."kind" in ('authority', 'company'))
);
--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_delivery" ADD CONSTRAINT "partner_delivery_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_delivery" ADD CONSTRAINT "partner_delivery_token_id_partner_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."partner_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_token" ADD CONSTRAINT "partner_token_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_token" ADD CONSTRAINT "partner_token_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_indicator" ADD CONSTRAINT "shared_indicator_indicator_id_indicator_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."indicator"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparison_at_idx" ON "comparison" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "partner_delivery_at_idx" ON "partner_delivery" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "partner_delivery_partner_idx" ON "partner_delivery" USING btree ("partner_id","at");--> statement-breakpoint
CREATE INDEX "partner_token_partner_idx" ON "partner_token" USING btree ("partner_id");