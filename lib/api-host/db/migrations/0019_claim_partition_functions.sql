-- A dispatcher creates and drops partitions of push claims without the rights of the tables' owner.
CREATE FUNCTION "create_push_claims_partition"("day" date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	part text := 'push_claims_' || to_char("day", 'YYYYMMDD');
BEGIN
	-- Unlike CREATE TABLE ... PARTITION OF, attaching does not block readers and writers. A claim is updated twice: when it
	-- is leased and when it is settled. The free half of each page has room for the first new version, so that this update
	-- changes no index; the old version makes room for the second.
	EXECUTE format('CREATE TABLE public.%I (LIKE public.push_claims INCLUDING ALL) WITH (fillfactor = 50)', part);
	EXECUTE format('ALTER TABLE public.push_claims ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', part, "day", "day" + 1);
END $$;--> statement-breakpoint
CREATE FUNCTION "drop_push_claims_partition"("day" date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	EXECUTE format('DROP TABLE IF EXISTS public.%I', 'push_claims_' || to_char("day", 'YYYYMMDD'));
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "create_push_claims_partition"(date), "drop_push_claims_partition"(date) FROM PUBLIC;
