ALTER TABLE "notification_settings" ADD COLUMN "sidonm" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "sggnm" text;