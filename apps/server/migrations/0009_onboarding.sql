ALTER TABLE "accounts" ADD COLUMN "onboarded" boolean DEFAULT false NOT NULL;
