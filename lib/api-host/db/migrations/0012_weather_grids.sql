CREATE TABLE "weather_grids" (
	"service" text NOT NULL,
	"variable" text NOT NULL,
	"valid_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"cells" "bytea" NOT NULL,
	CONSTRAINT "weather_grids_service_variable_valid_at_pk" PRIMARY KEY("service","variable","valid_at")
);
--> statement-breakpoint
CREATE INDEX "weather_grids_received_at" ON "weather_grids" USING btree ("received_at");