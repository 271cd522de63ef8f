CREATE TABLE "withdrawn_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "location_uses" ADD CONSTRAINT "location_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_accounts_at" ON "withdrawn_accounts" USING btree ("withdrawn_at");--> statement-breakpoint
CREATE INDEX "location_uses_user" ON "location_uses" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "location_uses_used" ON "location_uses" USING btree ("used_at");