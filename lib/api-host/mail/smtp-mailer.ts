import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '@/lib/ip/loopback';
import { MailError, type Mailer } from './mail';

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  from: string;
  /** The whole of a sending, from the connection to the server's word that it has the mail. */
  limitMs?: number;
}

/** Below the 15 s that a browser waits. */
const TIMEOUT_MS = 10_000;

const getErrorCode = (error: unknown): string => {
  if (error instanceof TaskCancelledError) return 'TIMEOUT';
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? 'UNKNOWN');
};

/** Sends over SMTP, each mail on a connection of its own. */
export function createSmtpMailer({ url, from, limitMs = TIMEOUT_MS }: SmtpConfig): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    // On the way to another machine a mail is encrypted or not sent at all.
    requireTLS: !isLoopbackName(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  return {
    kind: 'smtp',
    send: async (mail) => {
      try {
        await limit.execute(() => transport.sendMail({ from, ...mail }));
      } catch (error) {
        throw new MailError(getErrorCode(error));
      }
    },
  };
}
