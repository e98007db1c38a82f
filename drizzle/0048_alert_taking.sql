CREATE TABLE "alert_taking" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"taken_by" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_taking_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "alert_taking_kind" CHECK ("alert_taking"."kind" in ('chain-broken', 'cluster-reported', 'cluster-solved'))
);
--> statement-breakpoint
ALTER TABLE "alert_taking" ADD CONSTRAINT "alert_taking_subject_id_custody_chain_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."custody_chain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_taking" ADD CONSTRAINT "alert_taking_taken_by_account_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;