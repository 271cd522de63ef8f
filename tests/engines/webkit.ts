import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { StartEngine } from './engine';

/** The element key of WebDriver (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const COMMAND_LIMIT_MS = 60_000;
const START_LIMIT_MS = 30_000;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Sends a WebDriver command and returns its value. Throws if the driver reports an error. */
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function waitForDriver(url: string): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; ; await new Promise((passed) => setTimeout(passed, 200))) {
    if (await send(`${url}/status`, 'GET').then(Boolean, () => false)) return;
    if (Date.now() > limit) throw new Error('WebKitWebDriver did not start');
  }
}

/**
 * Starts WebKitGTK through its WebDriver, on a virtual display. The driver reports nothing of the console, so the
 * recording proxy does.
 */
export const startWebKit: StartEngine = async () => {
  const port = await findFreePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const root = `http://127.0.0.1:${port}`;
  const stop = () => void (driver.pid && driver.exitCode === null && process.kill(-driver.pid, 'SIGTERM'));
  process.once('exit', stop);
  await waitForDriver(root);
  const browserOptions = { binary: process.env.WEBKIT_PATH, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await send(`${root}/session`, 'POST', { capabilities })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  await send(`${session}/window/rect`, 'POST', { width: 390, height: 900 });
  const onElement = async (xpath: string, action: 'click' | 'value', body: object) => {
    const element = (await send(`${session}/element`, 'POST', { using: 'xpath', value: xpath })) as Record<
      string,
      string
    >;
    await send(`${session}/element/${element[ELEMENT]}/${action}`, 'POST', body);
  };
  return {
    open: async (url) => void (await send(`${session}/url`, 'POST', { url })),
    evaluate: (expression) => send(`${session}/execute/sync`, 'POST', { script: `return (${expression})`, args: [] }),
    click: (xpath) => onElement(xpath, 'click', {}),
    type: (xpath, text) => onElement(xpath, 'value', { text }),
    close: async () => {
      await send(session, 'DELETE').catch(() => undefined);
      stop();
    },
  };
};
