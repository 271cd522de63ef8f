CREATE TABLE "warning_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"from_grade" text NOT NULL,
	"at_night" boolean NOT NULL,
	"areas" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warning_states" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"active" jsonb NOT NULL,
	"is_done" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warning_settings" ADD CONSTRAINT "warning_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warning_settings_areas" ON "warning_settings" USING gin ("areas");