CREATE TABLE "server_node" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"services" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"sockets" integer NOT NULL,
	"collab_connections" integer NOT NULL,
	"collab_rooms" integer NOT NULL,
	"queue_depth" integer NOT NULL,
	"lag_ms" integer NOT NULL
);
