CREATE TABLE "agent_choice" (
	"account_id" text PRIMARY KEY NOT NULL,
	"leaderboard" boolean NOT NULL,
	"level" boolean NOT NULL,
	"badges" boolean NOT NULL,
	"agreement" boolean NOT NULL,
	"team" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_team" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"lead_id" text NOT NULL,
	"founded_at" timestamp (3) with time zone NOT NULL,
	"focus_cluster_id" text,
	"focus_layer" integer,
	CONSTRAINT "agent_team_name" UNIQUE("name_key"),
	CONSTRAINT "agent_team_focus_layer" CHECK ("agent_team"."focus_layer" between 1 and 14)
);
--> statement-breakpoint
CREATE TABLE "agent_team_member" (
	"account_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_team_request" (
	"team_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_team_request_team_id_account_id_pk" PRIMARY KEY("team_id","account_id"),
	CONSTRAINT "agent_team_request_kind" CHECK ("agent_team_request"."kind" in ('asked', 'invited'))
);
--> statement-breakpoint
ALTER TABLE "agent_choice" ADD CONSTRAINT "agent_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team" ADD CONSTRAINT "agent_team_lead_id_account_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team" ADD CONSTRAINT "agent_team_focus_cluster_id_cluster_id_fk" FOREIGN KEY ("focus_cluster_id") REFERENCES "public"."cluster"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team_member" ADD CONSTRAINT "agent_team_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team_member" ADD CONSTRAINT "agent_team_member_team_id_agent_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."agent_team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team_request" ADD CONSTRAINT "agent_team_request_team_id_agent_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."agent_team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_team_request" ADD CONSTRAINT "agent_team_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_team_founded_idx" ON "agent_team" USING btree ("founded_at","id");--> statement-breakpoint
CREATE INDEX "agent_team_member_team_idx" ON "agent_team_member" USING btree ("team_id","joined_at");--> statement-breakpoint
CREATE INDEX "agent_team_request_account_idx" ON "agent_team_request" USING btree ("account_id");