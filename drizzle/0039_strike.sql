CREATE TABLE "strike_assessment" (
	"cluster_id" text PRIMARY KEY NOT NULL,
	"documented_cents" bigint,
	"largest_payment_cents" bigint,
	"is_ongoing" boolean,
	"live_at" timestamp (3) with time zone,
	"is_redacted" boolean DEFAULT false NOT NULL,
	"signed_off_by" text,
	"signed_off_at" timestamp (3) with time zone,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "strike_assessment_amounts" CHECK (least("strike_assessment"."documented_cents", "strike_assessment"."largest_payment_cents") >= 0),
	CONSTRAINT "strike_assessment_sign_off" CHECK (("strike_assessment"."signed_off_by" is null) = ("strike_assessment"."signed_off_at" is null))
);
--> statement-breakpoint
ALTER TABLE "strike_assessment" ADD CONSTRAINT "strike_assessment_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strike_assessment" ADD CONSTRAINT "strike_assessment_signed_off_by_account_id_fk" FOREIGN KEY ("signed_off_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strike_assessment" ADD CONSTRAINT "strike_assessment_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;