CREATE TABLE "taxonomy_acceptance" (
	"account_id" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_locale";--> statement-breakpoint
ALTER TABLE "taxonomy_acceptance" ADD CONSTRAINT "taxonomy_acceptance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_locale" CHECK ("account"."locale" in ('en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA', 'es-US', 'es-MX', 'es-ES', 'es-AR', 'es-CL', 'es-CO', 'es-PE'));