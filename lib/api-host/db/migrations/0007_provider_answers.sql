CREATE TABLE "provider_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"value" "bytea",
	"received_at" timestamp with time zone,
	"failure" text,
	"held_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"service" text NOT NULL,
	"date" date NOT NULL,
	"calls" integer NOT NULL,
	"paused_until" timestamp with time zone,
	CONSTRAINT "provider_calls_service_date_pk" PRIMARY KEY("service","date")
);
--> statement-breakpoint
CREATE INDEX "provider_answers_expires_at" ON "provider_answers" USING btree ("expires_at");