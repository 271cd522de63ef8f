import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/api-host/db/schema.ts',
  out: './lib/api-host/db/migrations',
});
