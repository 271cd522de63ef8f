ALTER TABLE "widgets" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "feed_state" jsonb;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "feed_events" jsonb;