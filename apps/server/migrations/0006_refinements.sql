CREATE TABLE "refinements" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"job_id" bigint,
	"instruction" text NOT NULL,
	"outcome" text,
	"error_code" text,
	"result" jsonb,
	"made" jsonb,
	"duration_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refinements" ADD CONSTRAINT "refinements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refinements" ADD CONSTRAINT "refinements_session_id_generation_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."generation_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refinements_session" ON "refinements" USING btree ("session_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refinements_account" ON "refinements" USING btree ("account_id");
