import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/outfit/share-button';
import { ShareSheet } from '@/components/outfit/share-sheet';
import { openModalsInJsdom } from '../support/modal-dialogs';
import { useShareOutfit } from '@/lib/client/outfit/use-share-outfit';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { parseSharedLook } from '@/lib/domain/shared-look';
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
} as const;

function Sharing({ outfitId }: { outfitId: string }) {
  const { ask, asked: isAsked, close, follow, sharing } = useShareOutfit();
  return (
    <>
      <ShareButton title="니트와 청바지" busy={sharing} onShare={() => ask(outfitId)} />
      {isAsked && (
        <ShareSheet shown={{ ...SHOWN, outfitId: isAsked }} onShare={(shared) => void follow(shared)} onClose={close} />
      )}
    </>
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

it('requests another tap if the picture came too late for the first', async () => {
  const late = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
  browserHas({ share: late, canShare: () => true });
  await tap();
  await waitFor(() => expect(said).toEqual(['그림이 준비됐어요. 공유를 한 번 더 눌러 주세요.']));
  browserHas({ share, canShare: () => true });
  await tapAgain();
  await waitFor(() => expect(given).toHaveLength(1));
  expect(asked).toHaveLength(1);
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
