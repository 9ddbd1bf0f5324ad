CREATE TABLE "session_versions" (
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"changes" jsonb NOT NULL,
	"template" text NOT NULL,
	"ats_score" integer,
	"state" text,
	"basis" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_versions_session_id_number_pk" PRIMARY KEY("session_id","number")
);
--> statement-breakpoint
ALTER TABLE "session_versions" ADD CONSTRAINT "session_versions_session_id_generation_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."generation_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_versions" ADD CONSTRAINT "session_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_versions_account" ON "session_versions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "own_title" text;
