CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"minute_of_day" smallint NOT NULL,
	"event_type_id" smallint NOT NULL,
	"gender" text,
	"nx" smallint,
	"ny" smallint,
	"holds_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_claims" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"attempts" smallint NOT NULL,
	"settled" jsonb NOT NULL,
	"outcome" text,
	CONSTRAINT "push_claims_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"transport" text NOT NULL,
	"address_hash" text NOT NULL,
	"token" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_tokens_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_claims" ADD CONSTRAINT "push_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_due" ON "notification_settings" USING btree ("minute_of_day") WHERE "notification_settings"."enabled";--> statement-breakpoint
CREATE INDEX "push_claims_open" ON "push_claims" USING btree ("leased_until") WHERE "push_claims"."outcome" is null;--> statement-breakpoint
CREATE INDEX "push_claims_date" ON "push_claims" USING btree ("date");--> statement-breakpoint
CREATE INDEX "push_tokens_user" ON "push_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_tokens_session" ON "push_tokens" USING btree ("session_id");