import type { Server } from 'node:http';
import { isAppServer, reportUnknownServer } from '@/lib/bff/server/app-server';
import { bffLog } from '@/lib/bff/bff-log';

const PORT = 3100;
const createServer = (port: number) => ({ address: () => ({ port }) }) as unknown as Server;

let warn: jest.SpyInstance;
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'nalot');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', PORT: String(PORT) });
  warn = jest.spyOn(bffLog(), 'warn').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that is rendered before the first observed request is not reported', () => {
  reportUnknownServer();
  expect(isAppServer(createServer(PORT))).toBe(true);
  reportUnknownServer();
  expect(warn).not.toHaveBeenCalled();
});

test('pages of a server on another port are reported once', () => {
  expect(isAppServer(createServer(PORT + 1))).toBe(false);
  reportUnknownServer();
  reportUnknownServer();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('requests to another server of the process do not matter once the app is known', () => {
  isAppServer(createServer(PORT));
  isAppServer(createServer(PORT + 1));
  reportUnknownServer();
  expect(warn).not.toHaveBeenCalled();
});
