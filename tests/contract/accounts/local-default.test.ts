import { Hono } from 'hono';
import { networkOf } from '@/lib/api-host/shared/network';
import { createPasswords } from '@/lib/api-host/accounts/passwords';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { chooseMailer } from '@/lib/api-host/mail/choose-mailer';
import { letterHtml } from '@/lib/api-host/mail/layout';
import { MailError } from '@/lib/api-host/mail/mail';
import { sendSignupCode } from '@/lib/contract/user';
import { createTestHost } from '../../support/test-host';
import { createVisitor } from '../../support/visitor';
import { openMemoryDatabase } from '../../support/memory-database';

describe('the mailbox of a clone without a mail server', () => {
  let opened: OpenDatabase;
  const clock = () => Date.parse('2026-01-15T09:10:00+09:00');
  beforeAll(async () => void (opened = await openMemoryDatabase()));
  afterAll(() => opened.close());

  const hostWith = (isLocal: boolean) => {
    const accounts = chooseMailer({ isLocal }, async () => opened.db, clock);
    return createTestHost({ opened, folder: 'data/outfits', clock, accounts });
  };
  const page = (origin: string, isLocal = true) => hostWith(isLocal).request(`${origin}/dev/mailbox`);

  it('shows the mails that were not sent, with their codes, newest first', async () => {
    const host = hostWith(true);
    const visitor = createVisitor(async (address, init) => host.request(`http://api-host${address}`, init));
    await visitor.call(sendSignupCode, { body: 'someone@nalot.example' });
    const response = await page('http://localhost:3100');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await response.text();
    expect(html).toMatch(/<html lang="ko">/);
    expect(html).toMatch(/someone@nalot\.example/);
    expect(html).toMatch(/인증번호: \d{6}/);
  });

  it('is not there under a name that another site points at this machine, nor where mails are sent', async () => {
    expect((await page('http://evil.example')).status).toBe(404);
    expect((await page('http://localhost:3100', false)).status).toBe(404);
  });

  it('is not there for another machine', async () => {
    const incoming = { socket: { remoteAddress: '192.168.0.9', remotePort: 1, remoteFamily: 'IPv4' } };
    const response = await hostWith(true).request('http://localhost:3100/dev/mailbox', {}, { incoming });
    expect(response.status).toBe(404);
  });

  it('keeps fifty mails', async () => {
    const { mailer, mailbox } = chooseMailer({ isLocal: true }, async () => opened.db, clock);
    for (let mails = 0; mails < 55; mails++) await mailer.send({ to: 'a@b.kr', subject: 'x', text: 'x', html: 'x' });
    expect(await mailbox?.read()).toHaveLength(50);
  });

  it('elsewhere, without a mail server, says that mails cannot be sent', async () => {
    const { mailer } = chooseMailer({ isLocal: false }, async () => opened.db, clock);
    await expect(mailer.send({ to: 'a@b.kr', subject: 'x', text: 'x', html: 'x' })).rejects.toThrow(MailError);
  });
});

it('a letter shows what looks like HTML as text', () => {
  expect(letterHtml({ title: '<b>', greeting: '"&\'', notes: ['<script>'] })).toMatch(
    /&lt;b&gt;[^]*&quot;&amp;&#39;[^]*&lt;script&gt;/,
  );
});

describe('the network of a request', () => {
  const app = new Hono().get('/', (context) => context.text(networkOf(context)));
  const ask = async (remoteAddress: string | null, forwarded?: string) => {
    const env = remoteAddress
      ? { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
      : undefined;
    return (await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, env)).text();
  };

  it.each<[string, string | null, string | undefined, string]>([
    ['what the BFF in this process says', null, '203.0.113.7', '203.0.113.7'],
    ['what a BFF on this machine says', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['what a BFF in a private network says', '::ffff:10.0.0.4', '203.0.113.7', '203.0.113.7'],
    ['the last of several that it says', '10.0.0.4', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['its own address, whatever it says, from elsewhere', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['its own address where nothing is said', '10.0.0.4', undefined, '10.0.0.4'],
    ['the first half of an IPv6 address', null, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['the same half however it is written', null, '2001:0db8:1:2::9', '2001:db8:1:2'],
    ['the same half whether its zeros are left out', null, '2001:0:0:7:8:9:a:b', '2001:0:0:7'],
    ['or not', null, '2001:0:0:7::b', '2001:0:0:7'],
    ['nothing that is no address', null, '<script>', 'unknown'],
    ['nothing', null, undefined, 'unknown'],
  ])('is %s', async (_, peer, forwarded, expected) => {
    expect(await ask(peer, forwarded)).toBe(expected);
  });
});

it('passwords are hashed two at a time, few wait, and the others are told at once', async () => {
  const passwords = createPasswords(1);
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Spring!2026')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
