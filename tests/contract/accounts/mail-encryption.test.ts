import net from 'node:net';
import { createSmtpMailer } from '@/lib/api-host/mail/smtp-mailer';

const MAIL = { to: 'someone@nalot.example', subject: 'x', text: 'a code', html: 'a code' };

// ASVS 12.3.1
it('sends no mail to a remote server that does not support encryption', async () => {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    socket.write('220 plain.example ESMTP\r\n');
    socket.on('data', (data) => {
      received.push(String(data));
      socket.write(String(data).startsWith('EHLO') ? '250-plain.example\r\n250 SIZE 1000000\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  const { port } = server.address() as net.AddressInfo;
  // 0.0.0.0 reaches this machine but does not count as local.
  const mailer = createSmtpMailer({ url: `smtp://0.0.0.0:${port}`, from: 'no-reply@nalot.example', timeoutMs: 20_000 });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailError' });
  expect(received.join('')).not.toMatch(/MAIL FROM|RCPT TO|a code/);
  await new Promise((closed) => server.close(closed));
});
