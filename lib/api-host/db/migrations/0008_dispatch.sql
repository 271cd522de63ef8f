CREATE TABLE "push_minutes" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "notification_settings_due";--> statement-breakpoint
CREATE INDEX "notification_settings_minute" ON "notification_settings" USING btree ("minute_of_day",coalesce("nx" * 1000 + "ny", 0),"user_id") WHERE "notification_settings"."enabled";--> statement-breakpoint
CREATE INDEX "notification_settings_changed" ON "notification_settings" USING btree ("holds_since") WHERE "notification_settings"."enabled";--> statement-breakpoint
ALTER TABLE "push_claims" RENAME TO "push_claims_before";--> statement-breakpoint
ALTER TABLE "push_claims_before" DROP CONSTRAINT "push_claims_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "push_claims_before" RENAME CONSTRAINT "push_claims_user_id_date_pk" TO "push_claims_before_pk";--> statement-breakpoint
DROP INDEX "push_claims_open";--> statement-breakpoint
DROP INDEX "push_claims_date";--> statement-breakpoint
ALTER TABLE "push_claims_before" ADD COLUMN "audience" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE "push_claims" (
	LIKE "push_claims_before" INCLUDING DEFAULTS,
	CONSTRAINT "push_claims_user_id_date_pk" PRIMARY KEY("user_id","date")
) PARTITION BY RANGE ("date");--> statement-breakpoint
CREATE INDEX "push_claims_late" ON "push_claims" USING btree ("due_at") WHERE "push_claims"."outcome" is null;--> statement-breakpoint
CREATE INDEX "push_claims_open" ON "push_claims" USING btree ("audience") WHERE "push_claims"."outcome" is null;--> statement-breakpoint
-- What there is becomes the part of all dates up to its last one, by whose name it goes.
DO $$
DECLARE
	last_date date;
	part text;
BEGIN
	SELECT max("date") INTO last_date FROM "push_claims_before";
	IF last_date IS NULL THEN
		DROP TABLE "push_claims_before";
		RETURN;
	END IF;
	last_date := greatest(last_date, (now() AT TIME ZONE 'Asia/Seoul')::date);
	part := 'push_claims_' || to_char(last_date, 'YYYYMMDD');
	EXECUTE format('ALTER TABLE "push_claims_before" RENAME TO %I', part);
	EXECUTE format('ALTER TABLE "push_claims" ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', part, last_date + 1);
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_push_claims"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "push_claims" WHERE "user_id" = OLD."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_forget_push_claims" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_push_claims"();
