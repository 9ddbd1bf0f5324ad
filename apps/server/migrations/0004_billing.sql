CREATE TABLE "usage_entries" (
	"account_id" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"session_id" text,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_entries_account_id_subject_pk" PRIMARY KEY("account_id","subject")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"account_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"granted_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"provider" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"sync_seq" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_account" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"status" text NOT NULL,
	"plan" text,
	"period" text,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"cancel_at" timestamp with time zone,
	"grace_from" timestamp with time zone,
	"scheduled_plan" text,
	"scheduled_period" text,
	"scheduled_at" timestamp with time zone,
	"update_pending" boolean NOT NULL,
	"collection_paused" boolean NOT NULL,
	"clock_offset_ms" bigint NOT NULL,
	"seq" integer NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider_id" text,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"url" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_effects" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_alarms" (
	"key" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text,
	"details" jsonb NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sb_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"delivery" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sb_customers_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "sb_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sb_events" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sb_pages" ADD CONSTRAINT "sb_pages_customer_id_sb_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sb_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sb_events" ADD CONSTRAINT "sb_events_customer_id_sb_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sb_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_entries_counted" ON "usage_entries" USING btree ("account_id","kind","period") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "usage_entries_session" ON "usage_entries" USING btree ("session_id","kind") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("account_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sb_pages_customer" ON "sb_pages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sb_events_due" ON "sb_events" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sb_events_customer" ON "sb_events" USING btree ("customer_id");
