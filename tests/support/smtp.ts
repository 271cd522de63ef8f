import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received mail with decoded parts. */
export interface ReceivedMail {
  to: string[];
  raw: string;
  subject: string;
  text: string;
  html: string;
}

/** An SMTP server on loopback. */
export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** `refuse` rejects every recipient; `silent` does not respond. */
  fault: 'refuse' | 'silent' | null;
  /** Returns the code in the newest mail to an address. */
  codeFor: (address: string) => string;
  close: () => Promise<void>;
}

const decodeWord = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

function part(raw: string, type: string): string {
  const [, head = '', body = ''] =
    new RegExp(`(Content-Type: ${type}[^]*?)\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(raw) ?? [];
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : decodeQuoted(body);
}

const parse = (raw: string, to: string[]): ReceivedMail => ({
  to,
  raw,
  subject: decodeWord(/^Subject: ([^]*?)\r\n(?!\s)/m.exec(raw)?.[1] ?? ''),
  text: part(raw, 'text/plain'),
  html: part(raw, 'text/html'),
});

export async function startSmtp(): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (address, _, callback) => {
      if (smtp.fault === 'silent') return;
      callback(smtp.fault === 'refuse' ? new Error(`no such mailbox: ${address.address}`) : null);
    },
    onData: (stream, session, callback) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        smtp.mails.push(
          parse(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        callback();
      });
    },
  });
  const smtp: TestSmtp = {
    url: '',
    mails: [],
    fault: null,
    codeFor(address) {
      const mail = smtp.mails.findLast(({ to }) => to.includes(address));
      return /(?:인증번호|Code): (\d{6})/.exec(mail?.text ?? '')?.[1] ?? `no mail to ${address}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  server.on('error', () => {}); // A client that gave up.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}
