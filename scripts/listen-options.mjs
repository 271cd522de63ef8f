/** Returns the arguments of `next start` for the variables PORT and HOST, and a sentence that says where it listens. */
export function getListenOptions({ PORT, HOST: host }) {
  const port = PORT || '3000';
  if (!host)
    return {
      args: ['-p', port],
      sentence: `Starting 날옷 at http://localhost:${port}, for all networks of this machine (HOST=127.0.0.1 npm start: for this machine only). Press Ctrl+C to stop.`,
    };
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    args: ['-p', port, '-H', host],
    sentence: `Starting 날옷 at http://${name}:${port}, and at no other address. Press Ctrl+C to stop.`,
  };
}
