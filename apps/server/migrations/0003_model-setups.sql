-- oldest reader: 1795867931218
CREATE TABLE "model_setups" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
