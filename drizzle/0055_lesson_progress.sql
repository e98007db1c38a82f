CREATE TABLE "lesson_progress" (
	"account_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"item_id" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_account_id_lesson_id_item_id_pk" PRIMARY KEY("account_id","lesson_id","item_id"),
	CONSTRAINT "lesson_progress_lesson" CHECK ("lesson_progress"."lesson_id" in ('messages', 'phone-call'))
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;