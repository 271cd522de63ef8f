CREATE TABLE "never_wear" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kinds" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worn_outfits" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"outfit_id" text NOT NULL,
	"event_type_id" smallint NOT NULL,
	CONSTRAINT "worn_outfits_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "never_wear" ADD CONSTRAINT "never_wear_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_outfits" ADD CONSTRAINT "worn_outfits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worn_outfits_date" ON "worn_outfits" USING btree ("date");