// The screens of bookmarks, alarm, notices and installing for `scripts/screens.mjs`; their order is a story of one member.
const press = (role, name) => (page) => page.getByRole(role, { name }).first().click();

async function saveTwo(page) {
  for (const category of ['데일리', '데이트']) {
    await page.getByRole('tab', { name: category }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: '저장', exact: false }).first().click();
    await page.waitForTimeout(500);
  }
}

const tickOne = async (page) => {
  await press('button', '편집')(page);
  await page.getByRole('checkbox').first().check({ force: true });
};

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const offer = (page) => page.getByRole('button', { name: '나중에' }).scrollIntoViewIfNeeded();
/** Installing is spoken of from the third visit on. */
const before = () => localStorage.setItem('visits', '2');

/** Name, path, and what makes this one different. */
export const POCKET_SHOTS = [
  { name: 'bookmark-empty', path: '/my/bookmark', member: true },
  { name: 'bookmark-saved', path: '/home', member: true, act: saveTwo },
  { name: 'bookmark', path: '/my/bookmark', member: true },
  { name: 'bookmark-dark', path: '/my/bookmark', member: true, dark: true },
  { name: 'bookmark-edit', path: '/my/bookmark', member: true, act: tickOne },
  { name: 'bookmark-320', path: '/my/bookmark', member: true, width: 320, height: 568 },
  { name: 'bookmark-open', path: '/my/bookmark', member: true, act: press('button', /크게 보기/) },
  { name: 'alarm', path: '/my/alarm', member: true, full: true },
  { name: 'alarm-dark', path: '/my/alarm', member: true, full: true, dark: true },
  { name: 'alarm-permission', path: '/my/alarm', member: true, act: press('switch', /알림/) },
  { name: 'notice', path: '/my/notice' },
  { name: 'notice-1', path: '/my/notice/1', full: true },
  { name: 'notice-unknown', path: '/my/notice/99' },
  {
    name: 'install-iphone',
    path: '/home',
    userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    before,
    act: offer,
  },
  {
    name: 'outside-kakaotalk',
    path: '/home',
    userAgent: `${ANDROID} KAKAOTALK 25.8.0`,
    act: offer,
  },
  { name: 'offline', path: '/offline.html' },
];
