CREATE TABLE "key_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"mac" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "damaged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blobs_damaged" ON "blobs" USING btree ("damaged_at") WHERE damaged_at is not null;