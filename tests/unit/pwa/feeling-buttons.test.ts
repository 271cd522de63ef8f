import { worker as EN } from '@/lib/messages/en/worker';
import { worker as KO } from '@/lib/messages/ko/worker';
import { getFeelingButtons, sendFeeling } from '@/lib/worker/feeling-buttons';

const ASKED = { outfitId: 'male-daily-1', outfitDate: '2026-11-21', eventTypeId: 2 } as const;

it.each([
  [0, []],
  [1, []],
  [2, ['추웠어요', '더웠어요']],
  [3, ['추웠어요', '딱 좋았어요', '더웠어요']],
])('a system with %i buttons shows %j', (room, titles) =>
  expect(getFeelingButtons(room, KO).map(({ title }) => title)).toEqual(titles),
);

it('shows the buttons in the language of the device', () =>
  expect(getFeelingButtons(3, EN)).toEqual([
    { action: 'cold', title: 'Too cold' },
    { action: 'good', title: 'Just right' },
    { action: 'hot', title: 'Too warm' },
  ]));

describe('feedback from a notification', () => {
  const asked = jest.fn();
  const answers = (answer: () => Promise<{ ok: boolean }>) => {
    globalThis.fetch = ((path: string, init: RequestInit) => {
      asked(path, JSON.parse(String(init.body)));
      return answer();
    }) as unknown as typeof fetch;
    AbortSignal.timeout ??= () => new AbortController().signal;
  };

  it('is sent with outfit and date, without a place', async () => {
    answers(async () => ({ ok: true }));
    expect(await sendFeeling('cold', ASKED)).toBe(true);
    expect(asked).toHaveBeenCalledWith('/api/v1/outfit/male-daily-1/feedback', {
      feeling: 'cold',
      date: '2026-11-21',
      categoryId: 2,
    });
  });

  it.each([
    ['nobody is logged in any more', async () => ({ ok: false })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails if %s', async (_, answer) => {
    answers(answer);
    expect(await sendFeeling('hot', ASKED)).toBe(false);
  });
});
