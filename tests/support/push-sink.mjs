// A push service that accepts everything, for benchmarks. Started with `fork`, it sends its address, and the number of
// pushes and the time of the first one in reply to every message.
import { createServer } from 'node:http';

let count = 0;
let firstMs = null;
const server = createServer((request, response) => {
  count++;
  if (request.url !== '/baseline') firstMs ??= Date.now();
  request.resume().once('end', () => response.writeHead(201).end());
});
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
process.on('message', () => {
  process.send({ count, firstMs });
});
process.once('disconnect', () => process.exit());
