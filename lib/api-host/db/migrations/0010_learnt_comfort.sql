-- The table "comfort" (what was learnt without the weather) stays for instances of the version before; from here on none reads it.
CREATE TABLE "learnt_comfort" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"learnt" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learnt_comfort" ADD CONSTRAINT "learnt_comfort_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;