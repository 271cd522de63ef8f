import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentSecurityPolicy, createNonce, toNonceSources, TOAST_STYLE_HASH } from '@/lib/content-security-policy';

it("the toast library's style has the hash of the policy", () => {
  const source = readFileSync(createRequire(__filename).resolve('sonner'), 'utf8');
  const written = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""';
  const hash = createHash('sha256').update(JSON.parse(written)).digest('base64');
  expect(TOAST_STYLE_HASH).toBe(`'sha256-${hash}'`);
});

// ASVS 3.4.3, 3.4.6
it('the policy allows only what it names, and inline code only with the nonce', () => {
  const policy = contentSecurityPolicy(toNonceSources('a-nonce'));
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-a-nonce' 'strict-dynamic';/);
  expect(policy).toMatch(
    /; style-src 'self' 'nonce-a-nonce' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'; style-src-attr 'unsafe-inline';/,
  );
  expect(policy).toContain("; img-src 'self'; font-src 'self'; connect-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});

it('every response has a different nonce', () =>
  expect(new Set(Array.from({ length: 1_000 }, createNonce)).size).toBe(1_000));
