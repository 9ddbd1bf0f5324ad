-- oldest reader: 1795865228949
ALTER TABLE "accounts" ADD COLUMN "visitor_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generation_sessions" ADD COLUMN "application_state" text DEFAULT 'to_send' NOT NULL;