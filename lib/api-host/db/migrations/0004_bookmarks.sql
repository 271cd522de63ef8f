CREATE TABLE "bookmarks" (
	"user_id" uuid NOT NULL,
	"outfit_id" text NOT NULL,
	"bookmarked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_user_id_outfit_id_pk" PRIMARY KEY("user_id","outfit_id")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;