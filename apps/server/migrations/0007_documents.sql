ALTER TABLE "generation_sessions" ADD COLUMN "layout" jsonb DEFAULT '{}'::jsonb NOT NULL;
