import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Code patterns that are forbidden or limited to the listed files; docs/security.md names the requirements. */

const FOLDERS = ['app', 'components', 'lib'];
const FILES = ['middleware.ts', 'instrumentation.ts'];

const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ),
  ...FILES,
].map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Returns the files with a line that matches. */
const filesWith = (pattern: RegExp, within = ''): string[] =>
  sources
    .filter(({ file, lines }) => file.startsWith(within) && lines.some((line) => pattern.test(line)))
    .map(({ file }) => file)
    .sort();

it('finds the sources', () => expect(sources.length).toBeGreaterThan(400));

describe('only the listed files', () => {
  it.each<[string, RegExp, string, string[]]>([
    // Our own scripts, and data for search engines, without user data.
    // ASVS 1.1.2, 1.2.1, 1.2.3, 3.2.2
    [
      'write HTML past React',
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/,
      '',
      ['components/pwa/install-script.tsx', 'components/search/structured-data.tsx', 'components/shell/splash.tsx'],
    ],
    // ASVS 3.7.1
    [
      'use what browsers have given up',
      /<(object|embed|applet|frame|marquee)[\s>]|ActiveXObject|document\.domain|execCommand\(/,
      '',
      [],
    ],
    // A constant: the code of the watchdog thread.
    // ASVS 1.3.2, 1.3.7
    ['run text as code', /\beval\(|eval: true|new Function\(|from 'node:vm'/, '', ['lib/exit-when-stalled.ts']],
    // Reads the start time of the process that locks a data folder: `ps` with a number.
    // ASVS 1.2.5
    ['start programs', /child_process/, '', ['lib/api-host/db/process-start.ts']],
    // Built from constants: letters, screen paths, tag names.
    // ASVS 1.2.9
    [
      'build patterns',
      /new RegExp\(/,
      '',
      ['lib/api-host/weather/kma/portal-error.ts', 'lib/contract/account-fields.ts', 'lib/routes.ts'],
    ],
    // Constants, a date computed by the app, and type names from the database.
    // ASVS 1.2.4
    [
      'write SQL as text',
      /sql\.raw|\.unsafe\(/,
      'lib',
      [
        'lib/api-host/db/concurrent-indexes.ts',
        'lib/api-host/db/postgres-database.ts',
        'lib/api-host/db/privileges.ts',
        'lib/api-host/dispatch/audience-number.ts',
        'lib/api-host/dispatch/claim-partitions.ts',
        'lib/api-host/transfer/pages.ts',
      ],
    ],
    // ASVS 12.3.2, 12.3.4
    ['trust a certificate that is not valid', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/, '', []],
    // ASVS 3.4.2
    ['open an answer to other origins', /access-control-/i, '', []],
    // The ETag of a shared response: an identifier, no proof.
    // ASVS 11.4.1, 11.4.3
    ['hash by what is broken', /\b(md5|sha1)\b/i, '', ['lib/bff/cache/cache-entry.ts']],
    // ASVS 11.2.1
    ['choose a cipher by hand', /createCipher|createDecipher/, '', []],
    // Jitter of weather renewals and push retries: it need not be unpredictable.
    // ASVS 6.5.3, 11.5.1
    [
      'take randomness that can be guessed',
      /Math\.random/,
      'lib',
      [
        'lib/api-host/build-host.ts',
        'lib/api-host/weather/weather-service.ts',
        'lib/next-edge/http/busy.ts',
        'lib/next-edge/page-cache/page-store.ts',
      ],
    ],
    // Both receive messages only from the own worker and pages.
    // ASVS 3.5.5
    [
      'hear messages',
      /addEventListener\('message'|onmessage/,
      '',
      ['lib/client/alarm/push/foreground-message.ts', 'lib/worker/main.ts', 'lib/worker/windows.ts'],
    ],
    // The place, the gender, whether there is a schedule, and whether the splash was shown. None grants access.
    // ASVS 3.3.4
    [
      'write cookies in the browser',
      /document\.cookie|cookieStore/,
      '',
      [
        'components/shell/splash-script.ts',
        'lib/client/language/language-cookie.ts',
        'lib/client/my-day/week-snapshot.ts',
        'lib/client/place/stored-place.ts',
        'lib/client/session/clear-browser.ts',
        'lib/client/session/member-storage.ts',
        'lib/client/session/user-storage.ts',
        'lib/worker/language-cookie.ts',
      ],
    ],
    ['write to the console', /console\.\w+\(/, '', []],
    ['read the environment', /process\.env\b/, 'lib/api-host', []],
  ])('%s', (_, pattern, within, files) => expect(filesWith(pattern, within)).toEqual(files));
});

// ASVS 13.2.4, 13.2.5, 15.3.2
it('requests of the host do not follow redirects', () => {
  const fetching = filesWith(/\bfetch\(\w+, \{/, 'lib/api-host');
  expect(fetching).toEqual([
    'lib/api-host/identity/openid-provider.ts',
    'lib/api-host/pictures/upload-pictures.ts',
    'lib/api-host/weather/provider-http.ts',
  ]);
  for (const file of fetching)
    expect([file, readFileSync(file, 'utf8').includes("redirect: 'manual'")]).toEqual([file, true]);
});

it('every error class of the servers is branded, so that `instanceof` works across the bundles of the build', () => {
  const unbranded = sources.filter(({ file, lines }) => {
    const names = lines.flatMap((line) => /class (\w+) extends \w*Error\b/.exec(line)?.[1] ?? []);
    const text = lines.join('\n');
    return !file.startsWith('lib/client/') && names.some((name) => !text.includes(`brandError(this, '${name}')`));
  });
  expect(unbranded.map(({ file }) => file)).toEqual([]);
});
