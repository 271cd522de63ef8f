ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "social_logins" ADD COLUMN "afresh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "social_logins" ADD COLUMN "proved_at" timestamp with time zone;