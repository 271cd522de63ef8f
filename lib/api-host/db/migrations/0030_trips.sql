CREATE TABLE "trips" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trips" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;