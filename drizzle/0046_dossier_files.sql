CREATE TABLE "dossier_file" (
	"id" text PRIMARY KEY NOT NULL,
	"edition_id" text NOT NULL,
	"form" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"size_bytes" bigint,
	"flaw" text,
	"asked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dossier_file_form" UNIQUE("edition_id","form"),
	CONSTRAINT "dossier_file_form_known" CHECK ("dossier_file"."form" in ('pdf', 'zip')),
	CONSTRAINT "dossier_file_state_known" CHECK ("dossier_file"."state" in ('waiting', 'writing', 'ready', 'failed')),
	CONSTRAINT "dossier_file_ready" CHECK (("dossier_file"."state" = 'ready') = ("dossier_file"."sha256" is not null and "dossier_file"."size_bytes" is not null))
);
--> statement-breakpoint
ALTER TABLE "dossier_file" ADD CONSTRAINT "dossier_file_edition_id_dossier_edition_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."dossier_edition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_file" ADD CONSTRAINT "dossier_file_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossier_file_age_idx" ON "dossier_file" USING btree ("created_at");