import { gunzipSync } from 'node:zlib';
import { crc32, crc32ByTable } from '@/lib/bff/front/crc32';
import { putTogether, putTogetherGzipped, takeApart } from '@/lib/bff/front/page-parts';

const WORD = 'aaaabbbbccccddddeeeeffff';
/** Longer than what compression looks back at, and full of repetitions across the gaps. */
const page = (word: string) =>
  `<script nonce="${word}">` +
  Array.from({ length: 600 }, (_, i) => `<li class="card">${i % 7}번째 옷차림, 가디건과 슬랙스 ${i * i}</li>`).join(
    `<script nonce="${word}"></script>`,
  ) +
  word;

it('is the same page with another word, plain and gzipped', () => {
  const parts = takeApart(page(WORD), WORD);
  for (const other of ['0123456789abcdefghijklmn', WORD, '<li class="card">0번'.padEnd(24, '=').slice(0, 24)]) {
    const word = Buffer.from(other)
      .subarray(0, 24)
      .toString('latin1')
      .replace(/[^ -~]/g, '-');
    expect(putTogether(parts, word).toString()).toBe(page(word));
    expect(gunzipSync(putTogetherGzipped(parts, word)).toString()).toBe(page(word));
  }
});

it('compresses about as well as in one piece', () => {
  const gzipped = putTogetherGzipped(takeApart(page(WORD), WORD), WORD);
  expect(gzipped.length).toBeLessThan(Buffer.byteLength(page(WORD)) / 2);
});

it('takes a page without the word as it is', () => {
  const parts = takeApart('<p>bare</p>', WORD);
  expect(gunzipSync(putTogetherGzipped(parts, WORD)).toString()).toBe('<p>bare</p>');
});

it('has the checksum that Node has, also where Node has none', () => {
  const [one, other] = [Buffer.from('오늘 무엇을'), Buffer.from(' 입지?')];
  expect(crc32ByTable(Buffer.from('123456789'))).toBe(0xcb_f4_39_26);
  expect(crc32ByTable(other, crc32ByTable(one))).toBe(crc32(Buffer.concat([one, other])));
});
