ALTER TABLE "worn_outfits" ADD COLUMN "feels_like_min_c" smallint;--> statement-breakpoint
ALTER TABLE "worn_outfits" ADD COLUMN "feels_like_max_c" smallint;--> statement-breakpoint
ALTER TABLE "worn_outfits" ADD COLUMN "feeling" text;