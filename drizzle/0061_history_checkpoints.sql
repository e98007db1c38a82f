CREATE TABLE "collab_checkpoint" (
	"room" text NOT NULL,
	"last_update_id" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collab_checkpoint_room_last_update_id_pk" PRIMARY KEY("room","last_update_id")
);
