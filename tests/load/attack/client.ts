import { connect } from 'node:net';
import { request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAILBOX_ADDRESS } from '../../support/mailbox-address';

const OWN_HEADERS = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };
const PASSWORD = 'Canary7!bird';
const RAW_LIMIT_MS = 1_500;
const PATH_LIMIT_MS = 20_000;
const CODE_LIMIT_MS = 5_000;
const POLL_MS = 100;

/** A browser with a session of its own. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  async send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { origin: this.url, ...OWN_HEADERS, cookie, ...headers };
    const response = await fetch(this.url + path, { method, redirect: 'manual', body, headers: all });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
    }
    return { status: response.status, text: await response.text() };
  }

  sendJson = (method: string, path: string, data: unknown) =>
    this.send(method, path, JSON.stringify(data), { 'content-type': 'application/json' });

  private async readCode(email: string): Promise<string> {
    for (const limit = Date.now() + CODE_LIMIT_MS; Date.now() < limit; await sleep(POLL_MS)) {
      const { text } = await this.send('GET', MAILBOX_ADDRESS);
      const mail = text.split('<article>').find((article) => article.includes(email)) ?? '';
      const code = /\b\d{6}\b/.exec(mail.split('srcdoc=')[0] ?? '')?.[0];
      if (code) return code;
    }
    throw new Error(`no mail to ${email}`);
  }

  /** Becomes a new member. */
  async signUp(): Promise<void> {
    const username = `a${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`;
    const email = `${username}@example.com`;
    await this.send('POST', '/api/v1/user/email/send-mail', email, { 'content-type': 'text/plain' });
    await this.sendJson('POST', '/api/v1/user/email/verify', { email, code: await this.readCode(email) });
    const consents = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: false };
    const person = {
      username,
      password: PASSWORD,
      nickname: '봄바람',
      gender: 'FEMALE',
      birthDate: '1995-02-03',
      email,
    };
    const signup = await this.sendJson('POST', '/api/v1/user', { ...person, ...consents });
    if (signup.status !== 200) throw new Error(`signup: ${signup.status} ${signup.text}`);
    const { csrfToken } = JSON.parse((await this.send('GET', '/api/auth/csrf')).text) as { csrfToken: string };
    const deviceId = crypto.randomUUID();
    await this.sendJson('POST', '/api/auth/callback/email', {
      username,
      password: PASSWORD,
      deviceId,
      csrfToken,
      json: 'true',
    });
  }
}

/** Sends bytes and resolves with the status of the response; 0 if there is none in time. */
export const sendRaw = (url: string, bytes: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.\d (\d+)/.exec(text)?.[1] ?? 0));
    };
    const timer = setTimeout(end, RAW_LIMIT_MS);
    socket.on('data', (data) => (text += data.toString()).includes('\r\n') && end());
    socket.on('error', end).on('close', end);
  });

/** Sends a path that `fetch` would normalise. Resolves with 0 if there is no response in time. */
export const sendPath = (url: string, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const request = send({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.setTimeout(PATH_LIMIT_MS, () => request.destroy());
    request.on('error', () => resolve(0)).end();
  });

/** Opens connections that send nothing or the start of a request. Returns a function that closes them. */
export async function openIdle(url: string, count: number): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      (_, index) =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(Number(port), hostname, () => {
            if (index % 2) socket.write('GET /home HT');
            resolve(socket);
          });
          socket.on('error', () => resolve(socket));
        }),
    ),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}
