CREATE TABLE "declined_gaps" (
	"account_id" text NOT NULL,
	"canonical" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_gaps_account_id_canonical_pk" PRIMARY KEY("account_id","canonical")
);
--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "decisions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "pages" jsonb;--> statement-breakpoint
ALTER TABLE "declined_gaps" ADD CONSTRAINT "declined_gaps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;