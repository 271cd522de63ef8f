ALTER TABLE "widgets" ADD COLUMN "feed_text" text;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "feed_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "raise_feed_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid;
BEGIN
	IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
		RETURN NULL;
	END IF;
	IF TG_TABLE_NAME = 'users' THEN
		owner := NEW."id";
	ELSE
		owner := coalesce(NEW."user_id", OLD."user_id");
	END IF;
	UPDATE "widgets" SET "feed_version" = "feed_version" + 1 WHERE "user_id" = owner AND "kind" = 'calendar';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_raise_feed_version" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."language" IS DISTINCT FROM NEW."language" OR OLD."gender" IS DISTINCT FROM NEW."gender") EXECUTE FUNCTION "raise_feed_version"();--> statement-breakpoint
CREATE TRIGGER "my_day_raise_feed_version" AFTER INSERT OR UPDATE OR DELETE ON "my_day" FOR EACH ROW EXECUTE FUNCTION "raise_feed_version"();--> statement-breakpoint
CREATE TRIGGER "saved_places_raise_feed_version" AFTER INSERT OR UPDATE OR DELETE ON "saved_places" FOR EACH ROW EXECUTE FUNCTION "raise_feed_version"();--> statement-breakpoint
CREATE TRIGGER "never_wear_raise_feed_version" AFTER INSERT OR UPDATE OR DELETE ON "never_wear" FOR EACH ROW EXECUTE FUNCTION "raise_feed_version"();--> statement-breakpoint
CREATE TRIGGER "learnt_comfort_raise_feed_version" AFTER INSERT OR UPDATE OR DELETE ON "learnt_comfort" FOR EACH ROW EXECUTE FUNCTION "raise_feed_version"();--> statement-breakpoint
CREATE TRIGGER "trips_raise_feed_version" AFTER INSERT OR UPDATE OR DELETE ON "trips" FOR EACH ROW EXECUTE FUNCTION "raise_feed_version"();
