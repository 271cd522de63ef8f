// A push service that takes everything, for benchmarks: `fork` it, and it says its address, and how many came and when
// the first of them did, whenever it is asked by a message.
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
