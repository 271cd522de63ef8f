CREATE TABLE "outlooks" (
	"place" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "outlooks_place_at_pk" PRIMARY KEY("place","at")
);--> statement-breakpoint
ALTER TABLE "push_claims" ADD COLUMN "kind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_claims" DROP CONSTRAINT "push_claims_user_id_date_pk";--> statement-breakpoint
ALTER TABLE "push_claims" ADD CONSTRAINT "push_claims_user_id_date_kind_pk" PRIMARY KEY("user_id","date","kind");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "news_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notification_settings_news" ON "notification_settings" USING btree (coalesce("nx" * 1000 + "ny", 0),"user_id") WHERE "notification_settings"."enabled" and "notification_settings"."news_enabled";
