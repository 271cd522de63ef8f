ALTER TABLE "feedback" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp with time zone;