import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import sharp from 'sharp';
import { CATEGORY_ID } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { readWidgetFacts } from '../support/widget-facts';
import { expect, findViolations, test } from './fixtures';
import { createMember } from './member-steps';

test('a member makes a picture by address in three taps, shows it elsewhere and revokes it; an assistant connects', async ({
  page,
  browser,
  baseURL,
}) => {
  await createMember(page);
  await page.goto('/my');
  await page.getByRole('link', { name: '위젯과 캘린더' }).click();
  await page.getByText('비즈니스').click();
  await page.getByRole('button', { name: '위젯 주소 만들기' }).click();

  const created = page.getByRole('region', { name: '새 위젯 주소' });
  const preview = created.getByRole('img', { name: '위젯에 보일 오늘 옷차림' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  await expect(created.getByRole('img', { name: '위젯 주소의 QR 코드' })).toBeVisible();
  await expect(created.getByText('new Request(')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const address = (await created.getByText(/\/widget\/[\w-]{43}\.png$/).textContent())!;
  expect(address.startsWith(baseURL!)).toBe(true);
  const stranger = await browser.newContext({ serviceWorkers: 'block' });
  const response = await stranger.request.get(`${address}?size=large`);
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, max-age=600']);
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const picture = await response.body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 660, height: 700 });
  // Outfits of other lists may be meant for work, too.
  const { outfitId } = await readWidgetFacts(picture);
  expect(OUTFITS.find(({ id }) => id === outfitId)).toMatchObject({
    gender: 'FEMALE',
    categoryIds: expect.arrayContaining([CATEGORY_ID.business]),
  });

  await page.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect(page.getByRole('button', { name: '위젯 주소 만들기' })).toBeVisible();
  expect((await stranger.request.get(address)).status()).toBe(410);
  await stranger.close();

  await test.step('an assistant connects with the configuration of the screen', async () => {
    const configuration = await page.getByRole('region', { name: 'AI에게 물어보기' }).locator('pre').textContent();
    const { mcpServers } = JSON.parse(configuration!);
    expect(mcpServers.nalot.url).toBe(`${baseURL}/mcp`);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(mcpServers.nalot.url)));
    const result = await client.callTool({ name: 'what_to_wear', arguments: { place: '강남구' } });
    expect(result.structuredContent).toMatchObject({ place: { sggnm: '강남구' }, category: 'daily' });
    await client.close();

    const foreign = await page.request.post('/mcp', { headers: { origin: 'https://evil.example' }, data: {} });
    expect(foreign.status()).toBe(403);
  });
});
