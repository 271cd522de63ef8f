CREATE TABLE "comfort" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"offset_clo" double precision NOT NULL,
	"variance" double precision NOT NULL,
	"previous_offset_clo" double precision NOT NULL,
	"previous_variance" double precision NOT NULL,
	"voted_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comfort" ADD CONSTRAINT "comfort_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;