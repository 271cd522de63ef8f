import { toOneByteSource } from '@/scripts/one-byte-source.mjs';

it.each([
  String.raw`'옷 — “날옷” 😀 18 °C'`,
  String.raw`'\옷 \\옷 \\\옷 \n옷'`,
  '`옷 ${1 + 1}벌`',
  String.raw`/^[가-힣]+\s(?:주의보|\경보)$/.test('강풍 경보')`,
  String.raw`/^[😀-😂]$/u.test('😁')`,
  String.raw`({ 서울: 1, '대전': 2 }).서울 // 1 \ 옷`,
])('means the same without characters beyond Latin-1: %s', (code) => {
  const source = toOneByteSource(code);
  expect(source).not.toMatch(/[\u0100-\uffff]/);
  const run = (script: string): unknown => new Function(`return ${script}\n`)();
  expect(run(source)).toEqual(run(code));
});
