CREATE TABLE "custody_chain" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"length" bigint DEFAULT 0 NOT NULL,
	"head" text NOT NULL,
	CONSTRAINT "custody_chain_name_unique" UNIQUE("name"),
	CONSTRAINT "custody_chain_kind" CHECK ("custody_chain"."kind" in ('cluster', 'case')),
	CONSTRAINT "custody_chain_length" CHECK ("custody_chain"."length" >= 0)
);
--> statement-breakpoint
CREATE TABLE "custody_check" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"is_valid" boolean NOT NULL,
	"checked" bigint NOT NULL,
	"first_bad_entry" bigint,
	"flaw" text,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custody_entry" (
	"chain_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"change" text NOT NULL,
	"entry_hash" text NOT NULL,
	CONSTRAINT "custody_entry_chain_id_seq_pk" PRIMARY KEY("chain_id","seq")
);
--> statement-breakpoint
CREATE TABLE "custody_manifest" (
	"sha256" text PRIMARY KEY NOT NULL,
	"manifest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custody_opening" (
	"chain_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"audit_id" bigint NOT NULL,
	"actor_salt" "bytea",
	"subject_salt" "bytea",
	"change_salt" "bytea",
	CONSTRAINT "custody_opening_chain_id_seq_pk" PRIMARY KEY("chain_id","seq")
);
--> statement-breakpoint
CREATE TABLE "custody_stamp" (
	"chain_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"head" text NOT NULL,
	"manifest_sha256" text NOT NULL,
	"document_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custody_stamp_chain_id_seq_pk" PRIMARY KEY("chain_id","seq"),
	CONSTRAINT "custody_stamp_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "anchor_document" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"batch_id" text,
	"path" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "anchor_batch" ADD COLUMN "holds" text DEFAULT 'evidence' NOT NULL;--> statement-breakpoint
ALTER TABLE "custody_check" ADD CONSTRAINT "custody_check_chain_id_custody_chain_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."custody_chain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_entry" ADD CONSTRAINT "custody_entry_chain_id_custody_chain_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."custody_chain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_opening" ADD CONSTRAINT "custody_opening_audit_id_audit_entry_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_opening" ADD CONSTRAINT "custody_opening_chain_id_seq_custody_entry_chain_id_seq_fk" FOREIGN KEY ("chain_id","seq") REFERENCES "public"."custody_entry"("chain_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_stamp" ADD CONSTRAINT "custody_stamp_chain_id_custody_chain_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."custody_chain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_stamp" ADD CONSTRAINT "custody_stamp_manifest_sha256_custody_manifest_sha256_fk" FOREIGN KEY ("manifest_sha256") REFERENCES "public"."custody_manifest"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_document" ADD CONSTRAINT "anchor_document_batch_id_anchor_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."anchor_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custody_check_at_idx" ON "custody_check" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "custody_opening_audit_idx" ON "custody_opening" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "anchor_document_waiting_idx" ON "anchor_document" USING btree ("created_at") WHERE "anchor_document"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "anchor_document_batch_idx" ON "anchor_document" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "anchor_batch" ADD CONSTRAINT "anchor_batch_holds" CHECK ("anchor_batch"."holds" in ('evidence', 'documents'));
--> statement-breakpoint
CREATE FUNCTION "custody_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% on % is refused: a custody log only grows', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "custody_entry_only_grows" BEFORE UPDATE OR DELETE ON "custody_entry" FOR EACH ROW EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
CREATE TRIGGER "custody_entry_is_not_emptied" BEFORE TRUNCATE ON "custody_entry" FOR EACH STATEMENT EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
CREATE TRIGGER "custody_opening_stays" BEFORE DELETE ON "custody_opening" FOR EACH ROW EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
CREATE TRIGGER "custody_opening_is_not_emptied" BEFORE TRUNCATE ON "custody_opening" FOR EACH STATEMENT EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
-- Salts can be forgotten, never replaced.
CREATE TRIGGER "custody_opening_is_only_forgotten" BEFORE UPDATE ON "custody_opening" FOR EACH ROW
	WHEN (new.chain_id <> old.chain_id OR new.seq <> old.seq OR new.audit_id <> old.audit_id
		OR (new.actor_salt IS NOT NULL AND new.actor_salt IS DISTINCT FROM old.actor_salt)
		OR (new.subject_salt IS NOT NULL AND new.subject_salt IS DISTINCT FROM old.subject_salt)
		OR (new.change_salt IS NOT NULL AND new.change_salt IS DISTINCT FROM old.change_salt))
	EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
CREATE TRIGGER "custody_chain_stays" BEFORE DELETE ON "custody_chain" FOR EACH ROW EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
CREATE TRIGGER "custody_chain_only_grows" BEFORE UPDATE ON "custody_chain" FOR EACH ROW
	WHEN (new.id <> old.id OR new.kind <> old.kind OR new.name <> old.name OR new.length <= old.length)
	EXECUTE FUNCTION "custody_refuse"();--> statement-breakpoint
-- Clusters from before have an empty log: it begins with what happens next, and their audit trail tells of the time before.
INSERT INTO "custody_chain" ("id", "kind", "name", "head")
	SELECT "id", 'cluster', "cluster_chain_id", encode(sha256(convert_to("cluster_chain_id", 'UTF8')), 'hex') FROM "cluster";
