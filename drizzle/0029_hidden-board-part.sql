CREATE TABLE "hidden_board_part" (
	"key" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"card_id" text,
	"part" jsonb NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "hidden_board_part" ADD CONSTRAINT "hidden_board_part_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_board_part_cluster_idx" ON "hidden_board_part" USING btree ("cluster_id");