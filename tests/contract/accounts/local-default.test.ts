import { Hono } from 'hono';
import { getNetwork, recordNetwork } from '@/lib/api-host/shared/network';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { chooseMailer } from '@/lib/api-host/mail/choose-mailer';
import { renderMailHtml } from '@/lib/api-host/mail/render-mail';
import { MailError } from '@/lib/api-host/mail/mail';
import { sendSignupCode } from '@/lib/contract/user';
import { openDefaultDatabase } from '../../support/engines';
import { lightPasswords } from '../../support/light-passwords';
import { createTestHost } from '../../support/test-host';
import { TEST_KEYS } from '../../support/test-accounts';
import { createVisitor } from '../../support/visitor';

describe('the mailbox of an installation without a mail server', () => {
  let opened: OpenDatabase;
  const clock = () => Date.parse('2026-01-15T09:10:00+09:00');
  beforeAll(async () => void (opened = await openDefaultDatabase()));
  afterAll(() => opened.close());

  const hostWith = (isLocal: boolean) => {
    const accounts = chooseMailer({ isLocal }, async () => opened.db, clock);
    return createTestHost({ opened, folder: 'data/outfits', clock, accounts });
  };
  const MAILBOX = `/dev/mailbox?key=${TEST_KEYS.mailbox}`;
  const page = (origin: string, isLocal = true, path = MAILBOX) => hostWith(isLocal).request(`${origin}${path}`);

  it('shows unsent mails with their codes, newest first', async () => {
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

  it('returns 404 for a foreign host name, and when mails are sent', async () => {
    expect((await page('http://evil.example')).status).toBe(404);
    expect((await page('http://localhost:3100', false)).status).toBe(404);
  });

  it.each(['/dev/mailbox', '/dev/mailbox?key=', `/dev/mailbox?key=${'A'.repeat(43)}`])(
    'returns 404 without the key from the log: %s',
    async (path) => {
      expect((await page('http://localhost:3100', true, path)).status).toBe(404);
    },
  );

  it('returns 404 to another machine', async () => {
    const incoming = { socket: { remoteAddress: '192.168.0.9', remotePort: 1, remoteFamily: 'IPv4' } };
    const response = await hostWith(true).request(`http://localhost:3100${MAILBOX}`, {}, { incoming });
    expect(response.status).toBe(404);
  });

  it('stores at most fifty mails', async () => {
    const { mailer, mailbox } = chooseMailer({ isLocal: true }, async () => opened.db, clock);
    for (let mails = 0; mails < 55; mails++) await mailer.send({ to: 'a@b.kr', subject: 'x', text: 'x', html: 'x' });
    expect(await mailbox?.read()).toHaveLength(50);
  });

  // ASVS 15.2.3
  it('throws a MailError when the installation is not local and has no mail server', async () => {
    const { mailer } = chooseMailer({ isLocal: false }, async () => opened.db, clock);
    await expect(mailer.send({ to: 'a@b.kr', subject: 'x', text: 'x', html: 'x' })).rejects.toThrow(MailError);
  });
});

// ASVS 1.1.2, 1.2.1
it('escapes HTML in the text of a mail', () => {
  expect(renderMailHtml({ title: '<b>', greeting: '"&\'', notes: ['<script>'] }, 'ko')).toMatch(
    /&lt;b&gt;[^]*&quot;&amp;&#39;[^]*&lt;script&gt;/,
  );
});

// ASVS 13.2.1, 15.3.4
describe('the network of a request', () => {
  const app = new Hono()
    .use(recordNetwork('the key'))
    .get('/', (context) => context.text(getNetwork(context).join(' ')));
  const getNetworkText = async (remoteAddress: string | null, forwarded?: string, key?: string) => {
    const env = remoteAddress
      ? { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
      : undefined;
    const headers = { ...(forwarded && { 'x-forwarded-for': forwarded }), ...(key && { 'x-nalot-bff': key }) };
    return (await app.request('/', { headers }, env)).text();
  };

  const V6 = '2001:db8:1:2/64 2001:db8:1:0/56 2001:db8:1/48';
  it.each<[string, string | null, string | undefined, string, string?]>([
    ['the address reported by the BFF in this process', null, '203.0.113.7', '203.0.113.7'],
    ['the address reported by a BFF with the right key', '198.51.100.9', '203.0.113.7', '203.0.113.7', 'the key'],
    ['the last of several reported addresses', '10.0.0.4', '198.51.100.1, 203.0.113.7', '203.0.113.7', 'the key'],
    ['the peer address when the key is missing', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['the peer address in a private network when the key is missing', '::ffff:10.0.0.4', '203.0.113.7', '10.0.0.4'],
    ['the peer address when the key is wrong', '198.51.100.9', '203.0.113.7', '198.51.100.9', 'a key'],
    ['the peer address when no address is reported', '10.0.0.4', undefined, '10.0.0.4', 'the key'],
    ['an IPv4 address without its port', null, '203.0.113.7:50123', '203.0.113.7'],
    ['an IPv6 address without its port', null, '[2001:db8:1:2::9]:50123', V6],
    ['the IPv4 address of an IPv4-mapped IPv6 address', null, '::ffff:203.0.113.7', '203.0.113.7'],
    ['three nested IPv6 networks', null, '2001:db8:1:2:3:4:5:6', V6],
    ['the same networks for a padded spelling', null, '2001:0db8:1:2::9', V6],
    ['the same networks with zeros written out', null, '2001:0:0:7:8:9:a:b', '2001:0:0:7/64 2001:0:0:0/56 2001:0:0/48'],
    ['the same networks with zeros left out', null, '2001:0:0:7::b', '2001:0:0:7/64 2001:0:0:0/56 2001:0:0/48'],
    ['unknown for text that is not an address', null, '<script>', 'unknown'],
    ['unknown without any address', null, undefined, 'unknown'],
  ])('is %s', async (_, peer, forwarded, expected, key: string | undefined = undefined) => {
    expect(await getNetworkText(peer, forwarded, key)).toBe(expected);
  });
});

// ASVS 15.2.2
it('hashes one password at a time and rejects those beyond the queue with UNAVAILABLE', async () => {
  const passwords = lightPasswords(1);
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Spring!2026')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});

it('does not let logins from unknown devices delay one from a known device', async () => {
  const passwords = lightPasswords();
  const verified: string[] = [];
  const strangers = Array.from({ length: 20 }, () =>
    passwords.verify(null, 'a guess', 'stranger').then(() => verified.push('stranger')),
  );
  await passwords.verify(null, 'the password', 'known').then(() => verified.push('known'));
  expect(verified.indexOf('known')).toBeLessThan(6);
  await Promise.all(strangers);
});
