CREATE TABLE "evidence_earlier_text" (
	"evidence_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_earlier_text_evidence_id_version_pk" PRIMARY KEY("evidence_id","version")
);
--> statement-breakpoint
ALTER TABLE "evidence_reading" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "evidence_earlier_text" ADD CONSTRAINT "evidence_earlier_text_evidence_id_evidence_item_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence_item"("id") ON DELETE no action ON UPDATE no action;