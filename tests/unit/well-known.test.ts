import { GET as changePassword } from '@/app/.well-known/change-password/route';
import { GET as securityText } from '@/app/.well-known/security.txt/route';
import { DAY_MS } from '@/lib/contract/durations';
import { OPERATOR_ENV } from '@/tests/support/operator';

const request = () => new Request('http://localhost/.well-known/security.txt', { headers: { host: 'nalot.example' } });

it('leads password managers to the screen that changes the password', () => {
  const { status, headers } = changePassword();
  expect([status, headers.get('location')]).toEqual([302, '/my/reset-password']);
});

it('names nobody to report a vulnerability to on a local installation', () =>
  expect(securityText(request()).status).toBe(404));

// RFC 9116
it('names whom to tell about a vulnerability', async () => {
  // The environment is parsed once.
  delete (globalThis as { nalot?: unknown }).nalot;
  Object.assign(process.env, OPERATOR_ENV, { SITE_URL: 'https://nalot.example' });
  const text = await securityText(request()).text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${OPERATOR_ENV.OPERATOR_EMAIL}`,
    Canonical: 'https://nalot.example/.well-known/security.txt',
  });
  const leftMs = Date.parse(fields.Expires ?? '') - Date.now();
  expect(leftMs).toBeGreaterThan(90 * DAY_MS);
  expect(leftMs).toBeLessThan(365 * DAY_MS);
});
