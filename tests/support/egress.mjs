// Preloaded into a server under test (node --import). Cuts it off from every host except this machine: EGRESS=refuse
// rejects names and connections at once, EGRESS=hang never answers either.
import dns from 'node:dns';
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const isHanging = process.env.EGRESS === 'hang';

const createError = (code, host) => Object.assign(new Error(`${code} ${host}`), { code });

const { lookup } = dns;
dns.lookup = (host, ...args) => {
  if (LOOPBACK.test(host)) return lookup(host, ...args);
  if (!isHanging) setImmediate(args.at(-1), createError('ENOTFOUND', host));
  return {};
};
dns.promises.lookup = (host) => new Promise((_, reject) => isHanging || reject(createError('ENOTFOUND', host)));

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : typeof args[1] === 'string' ? args[1] : undefined;
  // A name is looked up first, which the functions above answer.
  if (!host || !net.isIP(host) || LOOPBACK.test(host)) return connect.apply(this, args);
  if (!isHanging) setImmediate(() => this.destroy(createError('ECONNREFUSED', host)));
  return this;
};
