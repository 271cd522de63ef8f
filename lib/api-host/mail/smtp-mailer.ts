import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '@/lib/ip/loopback';
import { MailError, type Mailer } from './mail';

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  from: string;
  /** Time limit from connecting until the server accepts the mail. */
  timeoutMs?: number;
}

/** Shorter than the 15 s timeout of browsers. */
const TIMEOUT_MS = 10_000;

const getErrorCode = (error: unknown): string => {
  if (error instanceof TaskCancelledError) return 'TIMEOUT';
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? 'UNKNOWN');
};

/** Returns true for a permanent refusal (5xx) of the recipient, not of the sender or the login. */
function isRecipientRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

/** Creates a mailer that sends each mail over a separate SMTP connection. */
export function createSmtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpConfig): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail is only sent to another machine if the connection is encrypted.
    requireTLS: !isLoopbackName(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const limit = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  return {
    kind: 'smtp',
    send: async (mail) => {
      try {
        await limit.execute(() => transport.sendMail({ from, ...mail }));
      } catch (error) {
        throw new MailError(getErrorCode(error), { isRecipientRefused: isRecipientRefused(error) });
      }
    },
  };
}
