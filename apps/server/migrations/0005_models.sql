CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" text,
	"session_id" text,
	"plan" text NOT NULL,
	"stage" text NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cache_read_tokens" integer NOT NULL,
	"cache_write_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"price_version" text NOT NULL,
	"cost_micros" bigint NOT NULL,
	"failure" text,
	"request_id" text,
	"duration_ms" integer NOT NULL,
	"first_byte_ms" integer
);
--> statement-breakpoint
CREATE TABLE "model_answers" (
	"session_id" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_answers_session_id_request_pk" PRIMARY KEY("session_id","request")
);
--> statement-breakpoint
CREATE TABLE "run_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"outcome" text,
	"duration_ms" integer,
	"target_ms" integer NOT NULL,
	"target_met" boolean,
	"engine" text,
	"because" text
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_session_id_generation_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."generation_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_account" ON "model_calls" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "run_events_session" ON "run_events" USING btree ("session_id","at");--> statement-breakpoint
CREATE INDEX "run_events_account" ON "run_events" USING btree ("account_id","at");
