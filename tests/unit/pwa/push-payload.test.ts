import { pushMessage } from '@/lib/contract/push-message';
import fc from 'fast-check';
import { getOwnPath, parsePush } from '@/lib/worker/push-payload';

const ORIGIN = 'https://nalot.example';
const MESSAGE = {
  notification: { title: '오늘은 12~18°', body: '가벼운 재킷', image: '/api/v1/outfit-picture/f-1?expires=1' },
  data: { messageId: 'm-1', eventTypeId: '4', date: '2026-11-21', link: '/home?category=4' },
};

describe('a push', () => {
  it('is parsed according to the contract', () => {
    const read = parsePush(MESSAGE, ORIGIN);
    expect(read).toEqual(pushMessage.parse(MESSAGE));
    expect(read?.data.eventTypeId).toBe(4);
  });

  it("from Firebase uses Firebase's id and link if ours are missing", () => {
    const { data } = parsePush(
      { from: '1', fcmMessageId: 'fcm-1', notification: { title: 'x' }, fcmOptions: { link: '/weather' } },
      ORIGIN,
    )!;
    expect(data).toMatchObject({ messageId: 'fcm-1', link: '/weather', eventTypeId: 2 });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hello'],
    ['a list', [MESSAGE]],
    ['a message without a title', { ...MESSAGE, notification: { body: 'x' } }],
    ['a title that is no text', { ...MESSAGE, notification: { title: { a: 1 } } }],
    ['an empty title', { ...MESSAGE, notification: { title: '  ' } }],
    ['a message without an id', { ...MESSAGE, data: { link: '/home' } }],
    ['data that is a text', { ...MESSAGE, data: 'x' }],
  ])('that is %s has no content', (_, payload) => expect(parsePush(payload, ORIGIN)).toBeNull());

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://[',
    7,
  ])('that links to %s opens home with its category', (link) => {
    const read = parsePush({ ...MESSAGE, data: { ...MESSAGE.data, link } }, ORIGIN);
    expect(read?.data.link).toBe('/home?category=4');
  });

  it('with an unknown category is treated as daily', () => {
    const read = parsePush({ ...MESSAGE, data: { messageId: 'm', eventTypeId: '9' } }, ORIGIN);
    expect(read?.data).toMatchObject({ eventTypeId: 2, link: '/home?category=2' });
  });

  it('exposes its outfit and question if both are valid', () => {
    const dataOf = (more: object) => parsePush({ ...MESSAGE, data: { ...MESSAGE.data, ...more } }, ORIGIN)?.data;
    const asking = { outfitId: 'male-daily-1', outfitDate: '2026-11-21', asks: 'feeling' };
    expect(dataOf(asking)).toMatchObject(asking);
    expect(dataOf({ ...asking, outfitId: '../user', asks: 'password' })).toEqual(dataOf({}));
  });

  it('shows only pictures from the web', () => {
    const withImage = (image: string) =>
      parsePush({ ...MESSAGE, notification: { title: 'x', image } }, ORIGIN)?.notification.image;
    expect(withImage('https://bucket.example/f-1.webp')).toBe('https://bucket.example/f-1.webp');
    expect(withImage('data:image/png;base64,AAAA')).toBeUndefined();
  });
});

describe('a path of this site', () => {
  it('is extracted from a full address', () =>
    expect(getOwnPath(`${ORIGIN}/home?category=2#x`, ORIGIN)).toBe('/home?category=2'));
  it("is not extracted from another site's address", () =>
    expect(getOwnPath('https://nalot.example.evil/', ORIGIN)).toBeUndefined());

  // ASVS 1.2.2
  it('never lead to another site, however they are spelled', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/./',
      '/../',
      'evil.example',
      '@',
      '?',
      '%2f',
      'https:',
      ':',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = getOwnPath(pieces.join(''), ORIGIN);
        expect(path === undefined || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
