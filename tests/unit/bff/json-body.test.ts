import { compressJson, decompressJson, parseJson } from '@/lib/bff/cache/json-body';

it('stores JSON text in no more memory than its compressed bytes', async () => {
  const text = JSON.stringify({ hours: Array.from({ length: 400 }, (_, hour) => ({ hour, temperatureC: hour % 30 })) });
  const body = compressJson(text);
  expect(body.buffer.byteLength).toBe(body.length);
  expect(body.length).toBeLessThan(text.length / 4);
  expect((await decompressJson(body)).toString()).toBe(text);
  expect(parseJson(body)).toEqual(JSON.parse(text));
});
