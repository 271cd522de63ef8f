UPDATE "notification_settings" SET "nx" = NULL, "ny" = NULL WHERE NOT "enabled";
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_place" CHECK ("notification_settings"."enabled" or ("notification_settings"."nx" is null and "notification_settings"."ny" is null));