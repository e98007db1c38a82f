CREATE TABLE "cluster_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"verifier" text NOT NULL,
	"citation" text NOT NULL,
	"url" text,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "cluster_verification_verifier" CHECK ("cluster_verification"."verifier" in ('bbb', 'fbi', 'trustpilot', 'manual')),
	CONSTRAINT "cluster_verification_withdrawn" CHECK (("cluster_verification"."withdrawn_by" is null) = ("cluster_verification"."withdrawn_at" is null))
);
--> statement-breakpoint
ALTER TABLE "cluster_verification" ADD CONSTRAINT "cluster_verification_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_verification" ADD CONSTRAINT "cluster_verification_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_verification" ADD CONSTRAINT "cluster_verification_withdrawn_by_account_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_verification_cluster_idx" ON "cluster_verification" USING btree ("cluster_id","recorded_at");