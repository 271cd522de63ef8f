import { GUARDED_PATHS, isScreenPath, findScreen, findScreenKey } from '@/lib/routes';

describe('the table of screens', () => {
  it.each(['/my/notice', '/my/notice/1', '/my/notice/none', '/my/bookmark', '/home'])('contains %s', (path) =>
    expect(isScreenPath(path)).toBe(true),
  );

  it.each(['/my/notice/', '/my/notice/1/2', '/my/notice//', '/my/notices', '/my/bookmark/1', '/xhome', ''])(
    'does not contain %s',
    (path) => expect(isScreenPath(path)).toBe(false),
  );

  it('gives a notice the title and the arrow of its kind', () => {
    expect(findScreenKey('/my/notice/2')).toBe('notice');
    expect(findScreen('/my/notice/2')).toMatchObject({ back: true });
  });

  it('guards only the bookmarks', () => expect(GUARDED_PATHS).toEqual(['/my/bookmark']));
});
