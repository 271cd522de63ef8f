// `node tests/support/custom-server.mjs PORT`: serves the production build in a server of its own, as a custom server or
// the adapter of a serverless platform does.
import { createServer } from 'node:http';
import next from 'next';

// Without the variable, nothing tells the app which server is its own.
delete process.env.PORT;
const app = next({ dev: false });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(Number(process.argv[2]), '127.0.0.1');
