CREATE TABLE "case_notes" (
	"case_id" text PRIMARY KEY NOT NULL,
	"recorded_up_to" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_case_record_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case_record"("id") ON DELETE no action ON UPDATE no action;