import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { errorBody } from '@/lib/contract/errors';
import type { OutfitList } from '@/lib/contract/outfit';
import type { MidTermWeather } from '@/lib/contract/weather';
import { listDefaultSetups } from '../../support/engines';
import { createTestHost, PICTURE, pictureFolder } from '../../support/test-host';

const MORNING_MS = Date.parse('2026-01-15T09:10:00+09:00');
const GANGNAM = 'lat=37.498095&lon=127.02761';
const OUTFITS = '/api/v1/outfit?latitude=37.498095&longitude=127.02761&event-type-id=2&gender=FEMALE';

describe.each(listDefaultSetups())('the API host on $engine.name, $transport', ({ engine, transport }) => {
  const pictures = pictureFolder();
  let opened: OpenDatabase;
  let nowMs = MORNING_MS;
  let request: (address: string, init?: RequestInit) => Promise<Response>;
  let stop = async () => {};

  beforeAll(async () => {
    opened = await engine.open();
    const host = createTestHost({ opened, folder: pictures.folder, clock: () => nowMs });
    if (transport === 'in the process') {
      request = async (address, init) => host.fetch(new Request(`http://api-host${address}`, init));
      return;
    }
    const server = serve({ fetch: host.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    request = (address, init) => fetch(`http://127.0.0.1:${port}${address}`, init);
    stop = () => new Promise((resolve) => server.close(() => resolve()));
  });
  beforeEach(() => (nowMs = MORNING_MS));
  afterAll(async () => {
    await stop();
    await opened.close();
    pictures.remove();
  });

  const readErrorCode = async (response: Response) => errorBody.parse(await response.json()).error.code;

  it.each([
    ['서울 강남', 37.498095, 127.02761, '서울특별시', '강남구'],
    ['제주', 33.4996, 126.5312, '제주특별자치도', '제주시'],
    ['울릉', 37.4845, 130.9057, '경상북도', '울릉군'],
    ['독도', 37.2429, 131.8669, '경상북도', '울릉군'],
    ['백령', 37.966, 124.7112, '인천광역시', '옹진군'],
  ])('returns region, weather and outfits of %s', async (_, lat, lon, sidonm, sggnm) => {
    expect(await (await request(`/api/v1/region?lat=${lat}&lon=${lon}`)).json()).toEqual({ sidonm, sggnm });
    expect((await request(`/api/v1/weather/position?lat=${lat}&lon=${lon}`)).status).toBe(200);
    expect((await request(`/api/v1/weather/mid-terms?lat=${lat}&lon=${lon}`)).status).toBe(200);
    expect((await request(`/api/v1/outfit?latitude=${lat}&longitude=${lon}`)).status).toBe(200);
  });

  it.each([
    ['도쿄', 35.68, 139.69],
    ['평양', 39.03, 125.75],
    ['대마도', 34.2, 129.29],
    ['동해 한가운데', 38.5, 131.5],
    ['the other side of the Earth', -37.5, -53],
    ['the pole', 90, 0],
  ])('returns OUTSIDE_SERVICE_AREA for %s', async (_, lat, lon) => {
    for (const path of ['/api/v1/region', '/api/v1/weather/position', '/api/v1/weather/mid-terms']) {
      const response = await request(`${path}?lat=${lat}&lon=${lon}`);
      expect(response.status).toBe(422);
      expect(await readErrorCode(response)).toBe('OUTSIDE_SERVICE_AREA');
    }
    expect((await request(`/api/v1/outfit?latitude=${lat}&longitude=${lon}`)).status).toBe(422);
  });

  it('returns the same weather for two points in one cell', async () => {
    const [one, other] = await Promise.all([
      request(`/api/v1/weather/position?${GANGNAM}`),
      request('/api/v1/weather/position?lat=37.50&lon=127.02'),
    ]);
    expect(await one.json()).toEqual(await other.json());
  });

  it('labels recorded weather with its place and date', async () => {
    const weather = await (await request(`/api/v1/weather/position?${GANGNAM}`)).json();
    expect(weather).toMatchObject({
      source: { provider: 'recorded', label: '예시 날씨', recorded: { place: '서울', date: '2023-01-15' } },
      uvIndex: { value: null, grade: null },
    });
  });

  it('sets a max-age that ends with the current hour', async () => {
    nowMs = Date.parse('2026-01-15T09:59:50+09:00');
    const response = await request(`/api/v1/weather/position?${GANGNAM}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('recommends at least three outfits, each with a picture, a reason and shoes', async () => {
    const { fileMetadata, day } = (await (await request(OUTFITS)).json()) as OutfitList;
    expect(day).toBe('today');
    expect(fileMetadata.length).toBeGreaterThanOrEqual(3);
    for (const { bookmarked, metadata } of fileMetadata) {
      expect(bookmarked).toBe(false);
      expect(metadata.reason).not.toBe('');
      expect(metadata.items.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['shoes']));
      expect(metadata).toMatchObject({
        width: 720,
        height: 900,
        presignedUrl: expect.stringMatching('^/api/v1/outfit-picture/'),
      });
    }
  });

  it('returns the same outfits and picture addresses while nothing changes', async () => {
    const ids = async () =>
      ((await (await request(OUTFITS)).json()) as OutfitList).fileMetadata.map(({ id, metadata }) => [
        id,
        metadata.presignedUrl,
      ]);
    const before = await ids();
    nowMs += 20 * 60_000;
    expect(await ids()).toEqual(before);
  });

  it('never ranks the same outfit first on two consecutive days', async () => {
    const leading: (string | undefined)[] = [];
    for (let day = 0; day < 8; day++, nowMs += 24 * 3_600_000) {
      const { fileMetadata } = (await (await request(OUTFITS.replace('FEMALE', 'MALE'))).json()) as OutfitList;
      expect(fileMetadata[0]?.id).not.toBe(leading.at(-1));
      leading.push(fileMetadata[0]?.id);
    }
  });

  describe('for a user with comfort offsets', () => {
    // In January the offset for cold weather applies.
    const ids = async (offset: string, side = 'cold') =>
      ((await (await request(`${OUTFITS}&${side}-offset=${offset}`)).json()) as OutfitList).fileMetadata.map(
        ({ id }) => id,
      );

    it('recommends other outfits, and the same ones for everyone with the same rounded offset', async () => {
      const [cold, hot] = [await ids('-0.4'), await ids('0.4')];
      expect(cold).not.toEqual(hot);
      nowMs += 20 * 60_000;
      expect(await ids('-0.4')).toEqual(cold);
      expect(await ids('-0.38')).toEqual(cold);
      expect(await ids('0.4')).toEqual(hot);
    });

    it('uses the offset for the weather side of the day', async () => {
      const defaults = ((await (await request(OUTFITS)).json()) as OutfitList).fileMetadata.map(({ id }) => id);
      expect(await ids('-0.4', 'warm')).toEqual(defaults);
      nowMs = Date.parse('2026-08-01T09:10:00+09:00');
      const summerDefaults = ((await (await request(OUTFITS)).json()) as OutfitList).fileMetadata.map(({ id }) => id);
      expect(await ids('-0.4')).toEqual(summerDefaults);
      expect(await ids('-0.4', 'warm')).not.toEqual(summerDefaults);
    });

    it('recommends the default outfits when the offset rounds to 0', async () => {
      const defaults = ((await (await request(OUTFITS)).json()) as OutfitList).fileMetadata.map(({ id }) => id);
      expect(await ids('0.04')).toEqual(defaults);
      expect(await ids('-0.04')).toEqual(defaults);
    });

    it.each(['0.41', '-0.5', 'NaN', '', '1e-1', 'warm'])('rejects the offset %s', async (offset) => {
      const response = await request(`${OUTFITS}&warm-offset=${offset}`);
      expect(response.status).toBe(400);
      expect(errorBody.parse(await response.json()).error.fields).toEqual({ 'warm-offset': expect.any(String) });
    });
  });

  it("recommends for tomorrow when today's hours have passed", async () => {
    nowMs = Date.parse('2026-01-15T23:50:00+09:00');
    expect(await (await request(OUTFITS)).json()).toMatchObject({ day: 'tomorrow', date: '2026-01-16' });
  });

  it('returns the headline of each of the ten days, and which days have no hours', async () => {
    const { forecasts } = (await (
      await request('/api/v1/weather/mid-terms?lat=37.498095&lon=127.02761')
    ).json()) as MidTermWeather;
    expect(forecasts).toHaveLength(10);
    for (const { weatherMessage } of forecasts) expect(weatherMessage).toMatch(/\.$/);
    expect(forecasts.map(({ rough = false }) => rough)).toEqual(Array.from({ length: 10 }, (_, index) => index > 4));
  });

  describe('with requested hours', () => {
    const requestOutfits = async (more: string) => (await (await request(`${OUTFITS}${more}`)).json()) as OutfitList;

    it('recommends for these hours, at the cells where they are spent', async () => {
      const [day, there, here] = [
        await requestOutfits(''),
        await requestOutfits('&hours=11-15@73.134'),
        await requestOutfits('&hours=11-15'),
      ];
      expect(here.feelsLikeRange).not.toEqual(day.feelsLikeRange);
      expect(await requestOutfits('&hours=11-13,13-15@61.125')).toEqual(here);
      expect(there).not.toHaveProperty('standIns');
    });

    it('lists the cells whose weather was replaced by that of the current place', async () => {
      expect(await requestOutfits('&hours=11-15@1.1')).toMatchObject({
        ...(await requestOutfits('&hours=11-15')),
        standIns: ['1.1'],
      });
    });

    it('recommends for the requested day', async () => {
      expect(await requestOutfits('&hours=11-15&day=tomorrow')).toMatchObject({ day: 'tomorrow', date: '2026-01-16' });
      nowMs = Date.parse('2026-01-15T02:10:00+09:00');
      expect(await requestOutfits('&hours=22-6')).toMatchObject({ day: 'today', date: '2026-01-14' });
      expect(await requestOutfits('&hours=22-6&day=today')).toMatchObject({ day: 'today', date: '2026-01-15' });
    });

    it('recommends for each of the ten dates of the forecast', async () => {
      const days = ['2026-01-15', '2026-01-16', '2026-01-18', '2026-01-20', '2026-01-24'];
      const lists = await Promise.all(days.map((day) => requestOutfits(`&day=${day}`)));
      expect(lists.map(({ day, date }) => [day, date])).toEqual([
        ['today', '2026-01-15'],
        ['tomorrow', '2026-01-16'],
        ...days.slice(2).map((date) => ['later', date]),
      ]);
      for (const { fileMetadata } of lists) expect(fileMetadata.length).toBeGreaterThanOrEqual(3);
      expect(lists[1]).toEqual(await requestOutfits('&day=tomorrow'));
      expect(await requestOutfits('&day=2026-01-24&hours=12-16')).toMatchObject({ day: 'later', date: '2026-01-24' });
    });

    it("does not change today's choice by requests for later days", async () => {
      const before = await requestOutfits('');
      for (const day of ['2026-01-24', '2026-01-23', '2026-01-22', '2026-01-21']) await requestOutfits(`&day=${day}`);
      nowMs += 3_600_000;
      expect((await requestOutfits('')).fileMetadata[0]!.id).toBe(before.fileMetadata[0]!.id);
    });

    it.each(['2026-01-14', '2026-01-25', '2026-02-30', '2027-01-15'])('rejects the day %s', async (day) => {
      const response = await request(`${OUTFITS}&day=${day}`);
      expect(response.status).toBe(400);
      expect(errorBody.parse(await response.json()).error.fields).toEqual({ day: expect.any(String) });
    });

    it.each(['hours=8', 'hours=8-12@1.1,9-13', 'hours=', 'day=yesterday'])('rejects %s', async (wrong) => {
      const response = await request(`${OUTFITS}&${wrong}`);
      expect(response.status).toBe(400);
      expect(Object.keys(errorBody.parse(await response.json()).error.fields ?? {})).toEqual([wrong.split('=')[0]]);
    });
  });

  describe('a picture', () => {
    const address = async () =>
      ((await (await request(OUTFITS)).json()) as OutfitList).fileMetadata[0]!.metadata.presignedUrl;

    it('never expires and may be cached for a year', async () => {
      const url = await address();
      nowMs += 365 * 24 * 3_600_000;
      const response = await request(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    });

    it('is served at signed addresses of the previous version, and cached for an hour', async () => {
      const signed = `?expires=1893456000&signature=${'a'.repeat(43)}`;
      const response = await request((await address()).replace(/\?.*/, signed));
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    });

    it('is not cached when the requested version differs', async () => {
      const response = await request((await address()).replace(/v=.{16}/, `v=${'a'.repeat(16)}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('is not sent again to a client that has it', async () => {
      const url = await address();
      const etag = (await request(url)).headers.get('etag') ?? '';
      expect((await request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    });

    it.each<[string, (url: string) => string, string]>([
      ['of an unknown outfit', (url) => url.replace(/picture\/[^?]+/, 'picture/female-none'), 'NOT_FOUND'],
      ['of an invalid version', (url) => url.replace(/v=.{16}/, 'v=../..'), 'INVALID_INPUT'],
      ['in an invalid width', (url) => `${url}&width=541`, 'INVALID_INPUT'],
    ])('%s is rejected', async (_, change, code) => {
      expect(await readErrorCode(await request(change(await address())))).toBe(code);
    });
  });

  it.each(['NaN', 'Infinity', '1e400', '', '37.5;drop', '91', '0x25'])(
    'rejects lat=%s with a message for the field',
    async (lat) => {
      const response = await request(`/api/v1/weather/position?lat=${lat}&lon=127`);
      expect(response.status).toBe(400);
      expect(errorBody.parse(await response.json()).error).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { lat: expect.any(String) },
      });
    },
  );

  // ASVS 15.3.5, 15.3.7
  it('rejects a repeated key, an unknown path and a wrong method', async () => {
    expect((await request('/api/v1/region?lat=1&lat=2&lon=3')).status).toBe(400);
    expect(await readErrorCode(await request('/api/v1/nothing'))).toBe('NOT_FOUND');
    const wrong = await request('/api/v1/region', { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET');
  });

  // ASVS 15.2.2
  it('rejects a body that is too large', async () => {
    const response = await request('/api/v1/user', { method: 'POST', body: 'x'.repeat(70_000) });
    expect(await readErrorCode(response)).toBe('TOO_LARGE');
  });

  it('returns the request id of the request', async () => {
    const id = '4f0b7c1e-53a1-4a44-9c7f-0d3a7f5f4d11';
    const response = await request('/api/v1/nothing', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(errorBody.parse(await response.json()).error.requestId).toBe(id);
  });
});
