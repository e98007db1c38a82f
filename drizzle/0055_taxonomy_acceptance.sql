CREATE TABLE "taxonomy_acceptance" (
	"account_id" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "taxonomy_acceptance" ADD CONSTRAINT "taxonomy_acceptance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;