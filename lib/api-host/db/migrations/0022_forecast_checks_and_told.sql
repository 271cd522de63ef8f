CREATE TABLE "forecast_checks" (
	"place" integer NOT NULL,
	"date" date NOT NULL,
	"observed" smallint[] NOT NULL,
	"forecast" smallint[] NOT NULL,
	"shown" smallint[] NOT NULL,
	CONSTRAINT "forecast_checks_place_date_pk" PRIMARY KEY("place","date")
);
--> statement-breakpoint
ALTER TABLE "worn_outfits" ADD COLUMN "told" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "opened_told" text;--> statement-breakpoint
CREATE INDEX "forecast_checks_date" ON "forecast_checks" USING btree ("date");