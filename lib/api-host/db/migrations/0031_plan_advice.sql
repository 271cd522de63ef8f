CREATE TABLE "plan_advice" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"settings" text NOT NULL,
	"basis" jsonb NOT NULL,
	"advice" jsonb NOT NULL,
	"changed_on" date,
	"before" jsonb,
	CONSTRAINT "plan_advice_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
ALTER TABLE "plan_advice" ADD CONSTRAINT "plan_advice_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_advice_date" ON "plan_advice" USING btree ("date");