import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveScriptsToEnd } from '@/lib/next-edge/page-cache/move-scripts';

const INLINE = '<script>self.__next_f.push([1,"<script src=\\"/x.js\\" async=\\"\\"></script>"])</script>';

/** The inline script that inserts the given scripts. */
const inserted = (scripts: string) =>
  '<script>document.body.append(document.createRange().createContextualFragment(' +
  `${JSON.stringify(scripts).replaceAll('</', String.raw`<\/`)}))</script>`;

it('inserts scripts at the end, in their order, and leaves everything else in place', () =>
  expect(
    moveScriptsToEnd(
      '<html><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="image" href="/p"/>' +
        '<script src="/a.js" async=""></script></head>' +
        `<body><main></main><script src="/b.js" id="_R_" async=""></script>${INLINE}</body></html>`,
    ),
  ).toBe(
    '<html><head><link rel="preload" as="image" href="/p"/></head>' +
      `<body><main></main>${INLINE}` +
      inserted('<script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script>') +
      '</body></html>',
  ));

it('adds the scripts that the data of a page needs if Next.js has not named them', () => {
  const data = '<script>self.__next_f.push([1,"2:I[7,[\\"4\\",\\"static/chunks/a.js?dpl=1\\"]]"])</script>';
  const script = '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>';
  expect(moveScriptsToEnd(`<body>${data}</body>`)).toBe(`<body>${data}${inserted(script)}</body>`);
  expect(moveScriptsToEnd(`<body>${script}${data}</body>`)).toBe(`<body>${data}${inserted(script)}</body>`);
});

it.each([
  (href: string) => `<link rel="preload" as="script" fetchPriority="low" href="${href}"/>`,
  (href: string) => `<link rel="preload" href="${href}" as="script" fetchPriority="low"/>`,
])('loads the scripts of the build that Next.js only preloads', (preload) => {
  const script = '<script src="/_next/static/chunks/9.js?dpl=1" async=""></script>';
  const page = `<head>${preload('/_next/static/chunks/9.js?dpl=1')}${preload('/a.js')}</head><body></body>`;
  expect(moveScriptsToEnd(page)).toBe(`<head></head><body>${inserted(script)}</body>`);
});

it.each([
  'static/chunks/../../api/a.js',
  'static/chunks/a.js><script>',
  'static/chunks/a%2e.js',
  'x/static/chunks/a.js',
])('adds nothing that is not a file of the build: %s', (name) => {
  const page = `<body><script>self.__next_f.push([1,"2:\\"${name}\\""])</script></body>`;
  expect(moveScriptsToEnd(page)).toBe(page);
});

it('does not change a text without a closing body tag', () =>
  expect(moveScriptsToEnd('<script src="/a.js"></script>')).toContain('/a.js'));

describe('a script of the build', () => {
  const home = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  const FILES = {
    'app/(test)/short.js': 'self.short=1',
    'long.js': `self.long="${'x'.repeat(6_000)}"`,
    'ends.js': '"</script>"',
  };
  const script = (name: string) => `<script src="/_next/static/chunks/${name}?dpl=1" async=""></script>`;
  const page = (name: string) => `<body>${script(name)}</body>`;

  beforeAll(() => {
    const chunks = path.join(folder, '.next/static/chunks');
    mkdirSync(path.join(chunks, 'app/(test)'), { recursive: true });
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(chunks, name), text);
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  it('is written into the page if it is short', () =>
    expect(moveScriptsToEnd(page('app/(test)/short.js'))).toBe('<body><script>self.short=1\n</script></body>'));

  it.each(['long.js', 'ends.js', 'gone.js'])(
    'stays a file if it is not short, has a closing tag or does not exist: %s',
    (name) => expect(moveScriptsToEnd(page(name))).toBe(`<body>${inserted(script(name))}</body>`),
  );
});
