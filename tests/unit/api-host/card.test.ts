import sharp from 'sharp';
import type { CardContent } from '@/lib/api-host/card/card-content';
import { createCards } from '@/lib/api-host/card/cards';
import { renderBackdrop } from '@/lib/api-host/card/render-backdrop';
import { renderCard } from '@/lib/api-host/card/render-card';
import { renderText } from '@/lib/api-host/card/render-text';
import { CARD_SHAPES, CARD_SIZES, type CardShape } from '@/lib/contract/card-shapes';
import { ApiError } from '@/lib/contract/errors';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

const CONTENT: CardContent = {
  appName: '날옷',
  iconNumber: 9,
  place: '전북특별자치도 전주시 완산구',
  date: '12월 28일 토요일',
  temperature: '−12°',
  lowAndHigh: { day: '내일 ', low: '−17°', high: '−10°' },
  feelsLike: '체감 −21°',
  message: '밤 10시부터 눈이 와요. 길이 얼 수 있으니 조심해서 다녀오세요',
  title: '내일은 퀼팅 롱 패딩과 기모 조거 팬츠, 방한 부츠',
  reason: '아침에는 체감 영하 17도까지 내려가고 낮에도 영하라, 목도리와 장갑까지 챙겨 바람 들 틈을 막아요',
  pieces: ['올리브 퀼팅 롱 패딩', '검정 기모 조거 팬츠', '아이보리 방한 부츠'],
  source: '기상청 · 약 5km 옆 · 저녁 8시 기준',
  pictureId: OUTFITS[0]!.id,
  beside: ['umbrella', 'rain-boots', 'mask'],
};

it.each(CARD_SHAPES)('is rendered %s in its size, with text', async (shape) => {
  const picture = await renderCard(CONTENT, shape);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZES[shape] });
  expect(picture.equals(await renderCard({ ...CONTENT, place: '서울특별시 강남구' }, shape))).toBe(false);
});

it.each(['tall', 'story'] as const)('shows items to take along beside the figure: %s', async (shape) => {
  const without = await renderCard({ ...CONTENT, beside: [] }, shape);
  expect(without.equals(await renderCard(CONTENT, shape))).toBe(false);
});

it('shrinks text until it fits without cutting words', async () => {
  const box = { parts: [{ text: CONTENT.reason, color: '#000000' }], face: 'regular', width: 968, height: 92 } as const;
  const drawn = await renderText({ ...box, size: 60, minSize: 20 });
  expect(drawn.width).toBeLessThanOrEqual(box.width);
  expect(drawn.height).toBeLessThanOrEqual(box.height);
  expect(drawn.height).toBeGreaterThan(40);
});

describe('cards', () => {
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  };

  it('are rendered once for all callers and charged to the first', async () => {
    const { opened, open } = gate();
    const draw = jest.fn(() => opened.then(() => Buffer.from('a card')));
    const chargeLimit = jest.fn(() => Promise.resolve());
    const cards = createCards(draw);
    const ask = (content = CONTENT, shape: CardShape = 'wide') =>
      cards.get({ key: JSON.stringify([content, shape]), shape, compose: async () => content, chargeLimit });
    const first = ask();
    await new Promise(setImmediate);
    const others = [1, 2, 3].map(() => ask());
    open();
    const [one, ...same] = await Promise.all([first, ...others]);
    for (const card of same) expect(card).toBe(one);
    await ask();
    expect(draw).toHaveBeenCalledTimes(1);
    await ask(CONTENT, 'tall');
    await ask({ ...CONTENT, temperature: '3°' });
    expect([draw.mock.calls.length, chargeLimit.mock.calls.length]).toEqual([3, 3]);
  });

  it('are composed once per minute for the same request', async () => {
    const cards = createCards(() => Promise.resolve(Buffer.from('a card')));
    const compose = jest.fn(() => Promise.resolve(CONTENT));
    const chargeLimit = () => Promise.resolve();
    for (let i = 0; i < 5; i++) await cards.get({ key: 'Gangnam', shape: 'wide', compose, chargeLimit });
    expect(compose).toHaveBeenCalledTimes(1);
  });

  it("are not rendered beyond a network's rate limit", async () => {
    const draw = jest.fn(() => Promise.resolve(Buffer.from('a card')));
    const refused = () => Promise.reject(new ApiError('TOO_MANY_REQUESTS'));
    const asked = createCards(draw).get({ key: '', shape: 'wide', compose: async () => CONTENT, chargeLimit: refused });
    await expect(asked).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(draw).not.toHaveBeenCalled();
  });

  // ASVS 15.2.2
  it('are rendered one after the other, and rejected if too many wait', async () => {
    const { opened, open } = gate();
    let drawing = 0;
    let most = 0;
    const cards = createCards(async () => {
      most = Math.max(most, ++drawing);
      await opened;
      drawing--;
      return Buffer.from('a card');
    });
    const asked = Array.from({ length: 30 }, (_, i) =>
      cards
        .get({
          key: String(i),
          shape: 'wide',
          compose: async () => ({ ...CONTENT, temperature: `${i}°` }),
          chargeLimit: () => Promise.resolve(),
        })
        .then(
          () => 'drawn',
          ({ code }: ApiError) => code,
        ),
    );
    await new Promise(setImmediate);
    open();
    const ends = await Promise.all(asked);
    expect(most).toBe(1);
    expect(ends.filter((end) => end === 'drawn')).toHaveLength(21);
    expect(ends.filter((end) => end === 'UNAVAILABLE')).toHaveLength(9);
  });
});

it('continues the backdrop of the picture to every edge, without a seam', async () => {
  const size = CARD_SIZES.tall;
  const figure = { left: 490, top: 112, width: 560, height: 880 };
  const backdrop = await renderBackdrop(OUTFITS[0]!.id, figure, size);
  const { data, info } = await sharp(backdrop).raw().toBuffer({ resolveWithObject: true });
  const readRed = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  // From the left edge to the backdrop within the picture, beside the figure.
  for (const y of [40, 300, 600, 900])
    for (let x = 1; x < 440; x++) expect(Math.abs(readRed(x, y) - readRed(x - 1, y))).toBeLessThanOrEqual(4);
  // Below the picture and in the corners the colors belong to the backdrop: neither white nor black.
  for (const [x, y] of [
    [2, 2],
    [2, size.height - 3],
    [size.width - 3, size.height - 3],
  ] as const)
    expect(Math.abs(readRed(x, y) - readRed(size.width - 3, 2))).toBeLessThanOrEqual(40);
});
