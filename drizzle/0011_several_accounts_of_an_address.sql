ALTER TABLE "account" DROP CONSTRAINT "account_email_unique";--> statement-breakpoint
CREATE INDEX "account_email_idx" ON "account" USING btree ("email");