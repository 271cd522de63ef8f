import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { crc32, crc32ByTable } from '@/lib/next-edge/page-cache/crc32';
import { joinPage, joinBrotliPage, joinGzipPage, splitPage } from '@/lib/next-edge/page-cache/page-parts';

const WORD = 'aaaabbbbccccddddeeeeffff';
/** Longer than the compression window, with repetitions across the gaps. */
const page = (word: string) =>
  `<script nonce="${word}">` +
  Array.from({ length: 600 }, (_, i) => `<li class="card">${i % 7}번째 옷차림, 가디건과 슬랙스 ${i * i}</li>`).join(
    `<script nonce="${word}"></script>`,
  ) +
  `<script nonce="${word}"></script>`;

it('joins to the same page with another nonce, plain, gzipped and in Brotli', async () => {
  const parts = await splitPage(page(WORD), WORD);
  for (const other of ['0123456789abcdefghijklmn', WORD, '<li class="card">0번'.padEnd(24, '=').slice(0, 24)]) {
    const word = Buffer.from(other)
      .subarray(0, 24)
      .toString('latin1')
      .replace(/[^ -~]/g, '-');
    expect(joinPage(parts, word).toString()).toBe(page(word));
    expect(gunzipSync(joinGzipPage(parts, word)).toString()).toBe(page(word));
    expect(brotliDecompressSync(joinBrotliPage(parts, word) ?? '').toString()).toBe(page(word));
  }
});

it('compresses about as well as the whole page', async () => {
  const parts = await splitPage(page(WORD), WORD);
  const half = Buffer.byteLength(page(WORD)) / 2;
  expect(joinGzipPage(parts, WORD).length).toBeLessThan(half);
  expect(joinBrotliPage(parts, WORD)?.length).toBeLessThan(half);
});

it('leaves a page without the nonce unchanged', async () => {
  const parts = await splitPage('<p>bare</p>', WORD);
  expect(gunzipSync(joinGzipPage(parts, WORD)).toString()).toBe('<p>bare</p>');
  expect(brotliDecompressSync(joinBrotliPage(parts, WORD) ?? '').toString()).toBe('<p>bare</p>');
});

it('omits Brotli if the text after a gap is too short', async () => {
  const parts = await splitPage(`<p>${WORD}`, WORD);
  expect(parts.brotli).toBeNull();
  expect(gunzipSync(joinGzipPage(parts, WORD)).toString()).toBe(`<p>${WORD}`);
});

it('computes the same checksum as Node.js, also on versions without it', () => {
  const [one, other] = [Buffer.from('오늘 무엇을'), Buffer.from(' 입지?')];
  expect(crc32ByTable(Buffer.from('123456789'))).toBe(0xcb_f4_39_26);
  expect(crc32ByTable(other, crc32ByTable(one))).toBe(crc32(Buffer.concat([one, other])));
});
