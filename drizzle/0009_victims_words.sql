ALTER TABLE "account" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "evidence_author" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "consent_words" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD COLUMN "author" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_evidence_author" CHECK ("report"."evidence_author" in ('other-side', 'reporter', 'mixed'));--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_author" CHECK ("evidence_item"."author" in ('other-side', 'reporter', 'mixed'));