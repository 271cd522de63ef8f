// `node tests/support/lint-openapi.mjs FILE`: prints what redocly's recommended rules find in an OpenAPI document, one
// line each. Jest cannot load the linter, which is an ES module.
import { readFileSync } from 'node:fs';
import redocly from '@redocly/openapi-core';

const [, , file] = process.argv;
const config = await redocly.createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-parameter-examples': 'error',
    'no-invalid-media-type-examples': 'error',
    // The specification fixes /api/v1/user/username/{username} and /api/v1/user/{id}/password. An id is a UUID.
    'no-ambiguous-paths': 'off',
  },
});
const findings = await redocly.lintFromString({ source: readFileSync(file, 'utf8'), absoluteRef: file, config });
for (const { severity, ruleId, message, location } of findings)
  console.log(`${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`);
