CREATE TABLE "text_analysis" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"text" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"cluster_matches" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_analysis" ADD CONSTRAINT "text_analysis_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_analysis_owner_idx" ON "text_analysis" USING btree ("owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);