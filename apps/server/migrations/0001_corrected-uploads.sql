ALTER TABLE "uploads" ADD COLUMN "reading_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_reading_id_source_resumes_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."source_resumes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_reading" ON "uploads" USING btree ("reading_id");