import { TextEncoder } from 'node:util';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/outfit/share-button';
import { ShareSheet } from '@/components/outfit/share-sheet';
import { useState } from 'react';
import { createEvent } from '@/lib/client/outfit/save-event';
import { openModalsInJsdom } from '../support/modal-dialogs';
import { useShareOutfit } from '@/lib/client/outfit/use-share-outfit';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { parseSharedLook } from '@/lib/domain/shared-look';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import { midTermWeatherQuery } from '@/lib/client/weather/queries';
import { makeOutfitList } from '../support/outfit-list';
import { readCalendar } from '../support/read-calendar';
import { replaceModule } from '../support/replace-module';

const said: string[] = [];
const note = (text: string) => void said.push(text);
replaceModule('@/lib/client/toasts/toasts', { toast: Object.assign(note, { error: note }), showSuccess: note });

const CELL = { nx: 61, ny: 126 };
const SHOWN = {
  language: 'ko',
  cell: CELL,
  place: { cell: CELL, region: { sidonm: '서울특별시', sggnm: '강남구' } },
  categoryId: DEFAULT_CATEGORY,
  gender: 'FEMALE',
  offsets: { ...NO_OFFSETS, cold: 0.2 },
  people: 'own-age',
} as const;

/** Adds what home has loaded: one outfit, and the extremes of its day. */
function createClient(): QueryClient {
  const client = new QueryClient();
  const item = { slot: 'outer' as const, name: '카멜 코트' };
  client.setQueryData(outfitsQuery(SHOWN).queryKey, makeOutfitList({ items: [item] }));
  const [{ source }, day] = [makeOutfitList(), { forecastDate: '2026-01-15', minTemperature: -3, maxTemperature: 4 }];
  client.setQueryData(midTermWeatherQuery(CELL, 'ko').queryKey, { source, forecasts: [day] } as never);
  return client;
}

function Sharing({ outfitId }: { outfitId: string }) {
  const { ask, asked: isAsked, isReady, close, follow, sharing } = useShareOutfit();
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={client}>
      <ShareButton title="니트와 청바지" busy={sharing} onShare={() => ask(outfitId)} />
      {isAsked && (
        <ShareSheet
          shown={{ ...SHOWN, outfitId: isAsked }}
          isReady={isReady}
          onShare={(shared) => void follow(shared)}
          onClose={close}
        />
      )}
    </QueryClientProvider>
  );
}

const asked: string[] = [];
let outfits = 0;
/** Each test uses another card, because the last one is cached for a second tap. */
const tap = async (outfitId = `female-daily-${++outfits}`) => {
  render(<Sharing outfitId={outfitId} />);
  await tapAgain();
};
const tapAgain = async () => {
  await userEvent.click(screen.getByRole('button', { name: '니트와 청바지 공유' }));
  await userEvent.click(screen.getByRole('button', { name: /스토리/ }));
};
beforeAll(openModalsInJsdom);

const given: ShareData[] = [];
const browserHas = (navigatorHas: Partial<Record<'share' | 'canShare', unknown>>) => {
  for (const name of ['share', 'canShare'] as const) {
    if (name in navigatorHas) Object.defineProperty(navigator, name, { value: navigatorHas[name], configurable: true });
    else Reflect.deleteProperty(navigator, name);
  }
};
const share = (data: ShareData) => {
  given.push(data);
  return Promise.resolve();
};

beforeEach(() => {
  for (const list of [said, asked, given]) list.length = 0;
  global.fetch = jest.fn((address: string) => {
    asked.push(address);
    return Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['a card'])) });
  }) as never;
});

it('passes the picture to the share sheet, with an impersonal link', async () => {
  browserHas({ share, canShare: () => true });
  await tap('female-daily-knit');
  await waitFor(() => expect(given).toHaveLength(1));
  const [{ files, text = '' } = {}] = given;
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['날옷.jpg', 'image/jpeg']]);
  const url = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  const look = { place: SHOWN.place, categoryId: DEFAULT_CATEGORY, outfitId: 'female-daily-knit' };
  expect(parseSharedLook(url.searchParams)).toEqual(look);
  expect([...url.searchParams.keys()]).toEqual(['place', 'category', 'outfit']);
  expect(asked[0]).toContain('cold-offset=0.2');
  expect(asked[0]).toContain('people=own-age');
  expect(asked[0]).toContain('shape=story');
});

it('shares the link if files are not supported', async () => {
  browserHas({ share });
  await tap();
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]).toMatchObject({
    title: '강남구 오늘의 옷차림',
    url: expect.stringContaining('/home?place=') as string,
  });
});

it('downloads the picture if sharing is not supported', async () => {
  browserHas({});
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:a-card';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await tap();
  await waitFor(() => expect(saved).toEqual(['날옷.jpg']));
  await waitFor(() => expect(said).toEqual(['그림을 내려받았어요.']));
});

/** Reads a file. jsdom's files have no method for it. */
const readText = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

it('downloads the day of a recommended outfit as one calendar event, without a place', async () => {
  // jsdom lacks it.
  Object.assign(globalThis, { TextEncoder });
  const files: File[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as File)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<Sharing outfitId="coat" />);
  await userEvent.click(screen.getByRole('button', { name: '니트와 청바지 공유' }));
  await userEvent.click(screen.getByRole('button', { name: '캘린더에 추가' }));
  await waitFor(() => expect(said).toEqual(['캘린더 파일을 내려받았어요.']));
  expect(asked).toEqual([]);
  expect([files[0]!.name, files[0]!.type]).toEqual(['날옷.ics', 'text/calendar']);
  const text = await readText(files[0]!);
  expect(readCalendar(text)).toMatchObject([
    { summary: '−3° → 4° · 카멜 코트', start: '2026-01-15', end: '2026-01-16', uid: '2026-01-15-FEMALE-2@nalot' },
  ]);
  expect(text).not.toMatch(/강남|서울/);
});

it('gives the event the requested hours, and a higher revision each minute', () => {
  const [outfit] = makeOutfitList().fileMetadata;
  const shown = { list: makeOutfitList(), outfit: outfit!, hours: '9-12,19-2', range: null };
  const nowMs = Date.parse('2026-01-15T00:00:00Z');
  const [first, later] = [createEvent(shown, nowMs), createEvent(shown, nowMs + 60_000)];
  expect(first.hours).toEqual({
    fromMs: Date.parse('2026-01-15T09:00+09:00'),
    untilMs: Date.parse('2026-01-16T02:00+09:00'),
  });
  expect(later.sequence).toBe(first.sequence + 1);
});

it('offers no event for an outfit that is not recommended', async () => {
  render(<Sharing outfitId="parka" />);
  await userEvent.click(screen.getByRole('button', { name: '니트와 청바지 공유' }));
  expect(screen.getByRole('button', { name: /스토리/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: '캘린더에 추가' })).toBeNull();
});

it('requests another tap if the picture came too late for the first', async () => {
  const late = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
  browserHas({ share: late, canShare: () => true });
  await tap();
  expect(await screen.findByText('그림이 준비됐어요. 한 번 더 눌러 주세요.')).toBeVisible();
  browserHas({ share, canShare: () => true });
  await userEvent.click(screen.getByRole('button', { name: /스토리/ }));
  await waitFor(() => expect(given).toHaveLength(1));
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '니트와 청바지 공유' }));
  expect(screen.queryByText('그림이 준비됐어요. 한 번 더 눌러 주세요.')).toBeNull();
});

it('stays silent if the sheet is closed, and reports a missing picture', async () => {
  browserHas({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), canShare: () => true });
  await tap();
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(said).toEqual([]);
  browserHas({});
  global.fetch = jest.fn(() => Promise.reject(new TypeError('no network'))) as never;
  await tapAgain();
  // A loaded picture needs no network.
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
});

it('reports offline that it cannot share', async () => {
  browserHas({ share, canShare: () => true });
  render(<Sharing outfitId="female-daily-offline" />);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(screen.getByRole('button'));
  expect(said).toEqual(['지금은 인터넷에 연결되어 있지 않아 공유할 그림을 만들 수 없어요.']);
  expect(asked).toEqual([]);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  act(() => void window.dispatchEvent(new Event('online')));
});
