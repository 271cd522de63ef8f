ALTER TABLE "notification_settings" ADD COLUMN "question_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "opened_date" date;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "opened_outfit_id" text;--> statement-breakpoint
CREATE INDEX "notification_settings_question" ON "notification_settings" USING btree ("opened_date","user_id") WHERE "notification_settings"."enabled" and "notification_settings"."question_enabled";