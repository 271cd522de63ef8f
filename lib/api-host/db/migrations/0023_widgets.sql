CREATE TABLE "widgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"nx" smallint,
	"ny" smallint,
	"sidonm" text,
	"sggnm" text,
	"category_id" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "widgets_token_hash" ON "widgets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "widgets_user" ON "widgets" USING btree ("user_id");