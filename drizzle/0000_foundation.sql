CREATE TABLE "badge_award" (
	"account_id" text NOT NULL,
	"badge" text NOT NULL,
	"cluster_id" text NOT NULL,
	"layer" integer NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "badge_award_account_id_badge_cluster_id_layer_pk" PRIMARY KEY("account_id","badge","cluster_id","layer")
);
--> statement-breakpoint
CREATE TABLE "reward_entry" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"credits" integer NOT NULL,
	"xp" integer NOT NULL,
	"cluster_id" text,
	"contribution_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"pledged_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cluster" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scam_type" text NOT NULL,
	"description" text NOT NULL,
	"completion_rate" real DEFAULT 0 NOT NULL,
	"strength" real,
	"victims" integer DEFAULT 0 NOT NULL,
	"impact_cents" bigint DEFAULT 0 NOT NULL,
	"impact_currency" text DEFAULT 'USD' NOT NULL,
	"verified_by" text[] DEFAULT '{}' NOT NULL,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"cluster_chain_id" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"alerted_at" timestamp (3) with time zone,
	CONSTRAINT "cluster_cluster_chain_id_unique" UNIQUE("cluster_chain_id")
);
--> statement-breakpoint
CREATE TABLE "indicator_mention" (
	"type" text NOT NULL,
	"value" text NOT NULL,
	"report_id" text NOT NULL,
	"cluster_id" text NOT NULL,
	"mentions" integer NOT NULL,
	CONSTRAINT "indicator_mention_type_value_report_id_pk" PRIMARY KEY("type","value","report_id"),
	CONSTRAINT "indicator_mention_positive" CHECK ("indicator_mention"."mentions" > 0)
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"scam_name" text NOT NULL,
	"scam_type" text NOT NULL,
	"description" text NOT NULL,
	"contact_method" text NOT NULL,
	"date_occurred" date NOT NULL,
	"amount_involved" text NOT NULL,
	"amount_cents" bigint,
	"amount_currency" text,
	"scam_personas" text NOT NULL,
	"evidence_text" text NOT NULL,
	"consent_vault" boolean NOT NULL,
	"match" jsonb NOT NULL,
	"minhash" integer[] NOT NULL,
	"minhash_bands" integer[] NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_idempotency_key" UNIQUE("reporter_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "guardianship" (
	"id" text PRIMARY KEY NOT NULL,
	"elder_id" text NOT NULL,
	"guardian_id" text NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardianship_pair" UNIQUE("elder_id","guardian_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_item" (
	"id" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"owner_id" text NOT NULL,
	"cluster_id" text,
	"report_id" text,
	"analysis" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_item_owner_sha256" UNIQUE("owner_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "app_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"cluster_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collab_snapshot" (
	"room" text PRIMARY KEY NOT NULL,
	"last_update_id" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"state_vector" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collab_update" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"account_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"client_ids" bigint[] DEFAULT '{}' NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"parked_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "reaction_receipt" (
	"event_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "reaction_receipt_event_id_reaction_pk" PRIMARY KEY("event_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_event" (
	"topic" text NOT NULL,
	"seq" bigint NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_event_topic_seq_pk" PRIMARY KEY("topic","seq")
);
--> statement-breakpoint
CREATE TABLE "contribution" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"layer" integer NOT NULL,
	"author_id" text NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"evidence_id" text,
	"confidence" real NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"origin" text NOT NULL,
	"hash" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contribution_idempotency_key" UNIQUE("author_id","idempotency_key"),
	CONSTRAINT "contribution_status" CHECK ("contribution"."status" in ('pending', 'confirmed', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "contribution_review" (
	"id" text PRIMARY KEY NOT NULL,
	"contribution_id" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"verdict" text NOT NULL,
	"note" text NOT NULL,
	"decides_alone" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contribution_review_once" UNIQUE("contribution_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "layer_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"cluster_id" text NOT NULL,
	"layer" integer NOT NULL,
	"holder_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"takeover_requested_by" text,
	"takeover_requested_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "puzzle_layer" (
	"cluster_id" text NOT NULL,
	"layer" integer NOT NULL,
	"status" text DEFAULT 'missing' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"lead_contribution_id" text,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "puzzle_layer_cluster_id_layer_pk" PRIMARY KEY("cluster_id","layer"),
	CONSTRAINT "puzzle_layer_number" CHECK ("puzzle_layer"."layer" between 1 and 14),
	CONSTRAINT "puzzle_layer_status" CHECK ("puzzle_layer"."status" in ('complete', 'partial', 'missing'))
);
--> statement-breakpoint
ALTER TABLE "badge_award" ADD CONSTRAINT "badge_award_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entry" ADD CONSTRAINT "reward_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster" ADD CONSTRAINT "cluster_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_mention" ADD CONSTRAINT "indicator_mention_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_mention" ADD CONSTRAINT "indicator_mention_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_elder_id_account_id_fk" FOREIGN KEY ("elder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_guardian_id_account_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_item" ADD CONSTRAINT "evidence_item_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction_receipt" ADD CONSTRAINT "reaction_receipt_event_id_outbox_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."outbox_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution" ADD CONSTRAINT "contribution_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_review" ADD CONSTRAINT "contribution_review_contribution_id_contribution_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contribution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_review" ADD CONSTRAINT "contribution_review_reviewer_id_account_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layer_claim" ADD CONSTRAINT "layer_claim_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layer_claim" ADD CONSTRAINT "layer_claim_holder_id_account_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layer_claim" ADD CONSTRAINT "layer_claim_takeover_requested_by_account_id_fk" FOREIGN KEY ("takeover_requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_layer" ADD CONSTRAINT "puzzle_layer_cluster_id_cluster_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."cluster"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_entry_account_idx" ON "reward_entry" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failure_key_idx" ON "sign_in_failure" USING btree ("key","failed_at");--> statement-breakpoint
CREATE INDEX "cluster_activity_idx" ON "cluster" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "indicator_mention_report_idx" ON "indicator_mention" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "indicator_mention_cluster_idx" ON "indicator_mention" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "report_cluster_idx" ON "report" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "report_minhash_bands_idx" ON "report" USING gin ("minhash_bands");--> statement-breakpoint
CREATE INDEX "guardianship_guardian_idx" ON "guardianship" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "evidence_item_cluster_idx" ON "evidence_item" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "evidence_item_owner_idx" ON "evidence_item" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "audit_entry_entity_idx" ON "audit_entry" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_cluster_idx" ON "audit_entry" USING btree ("cluster_id","id");--> statement-breakpoint
CREATE INDEX "collab_update_room_idx" ON "collab_update" USING btree ("room","id");--> statement-breakpoint
CREATE INDEX "outbox_event_open_idx" ON "outbox_event" USING btree ("processed_at","parked_at","next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "topic_event_at_idx" ON "topic_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contribution_cluster_idx" ON "contribution" USING btree ("cluster_id","layer","created_at");--> statement-breakpoint
CREATE INDEX "contribution_author_idx" ON "contribution" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "layer_claim_running" ON "layer_claim" USING btree ("cluster_id","layer") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "layer_claim_expiry_idx" ON "layer_claim" USING btree ("ended_at","expires_at");