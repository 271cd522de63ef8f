import { scriptsLast } from '@/lib/bff/front/scripts-last';

const INLINE = '<script nonce="n">self.__next_f.push([1,"<script src=\\"/x.js\\" async=\\"\\"></script>"])</script>';

it('names scripts at the end, in their order, and leaves everything else where it is', () =>
  expect(
    scriptsLast(
      '<html><head><link rel="preload" as="script" href="/a.js" nonce="n"/><link rel="preload" as="image" href="/p"/>' +
        '<script src="/a.js" async="" nonce="n"></script></head>' +
        `<body><main></main><script src="/b.js" id="_R_" async=""></script>${INLINE}</body></html>`,
    ),
  ).toBe(
    '<html><head><link rel="preload" as="image" href="/p"/></head>' +
      `<body><main></main>${INLINE}` +
      '<script src="/a.js" async="" nonce="n"></script><script src="/b.js" id="_R_" async=""></script></body></html>',
  ));

it('leaves a text without an end as it is', () =>
  expect(scriptsLast('<script src="/a.js"></script>')).toContain('/a.js'));
