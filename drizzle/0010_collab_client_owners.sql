CREATE TABLE "collab_client" (
	"room" text NOT NULL,
	"client_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collab_client_room_client_id_pk" PRIMARY KEY("room","client_id")
);
--> statement-breakpoint
ALTER TABLE "collab_snapshot" ADD COLUMN "is_collected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "collab_client" ("room", "client_id", "account_id", "created_at")
SELECT DISTINCT ON ("room", "client") "room", "client", "account_id", "created_at"
FROM "collab_update", unnest("client_ids") AS "client"
ORDER BY "room", "client", "id";
