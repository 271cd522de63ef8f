import { expect, test } from '@playwright/test';
import { createNewcomer, mailedCode } from '../e2e/account-steps';
import { button, EngineUser, field, link, text, type Engine, type StartEngine } from './engine';
import { startFirefox } from './firefox';
import { startRecordingProxy } from './recording-proxy';
import { startWebKit } from './webkit';

const ENGINES: Record<string, { start: StartEngine; isAvailable: boolean }> = {
  WebKit: { start: startWebKit, isAvailable: Boolean(process.env.WEBKIT_PATH) },
  Firefox: { start: startFirefox, isAvailable: Boolean(process.env.FIREFOX_PATH) },
};

/** Firefox reports a font whose download a navigation has aborted (NS_BINDING_ABORTED). */
const IGNORED = /downloadable font: download failed .* status=2152398850/;

const DIALOG = `document.querySelector('dialog[open], [role=dialog]')`;

/** Pages of the page cache, each with a click that only React handles without loading a document, and its effect. */
const SHARED_PAGES = [
  ['/home', link('마이'), `location.pathname === '/my'`],
  ['/weather', button('다른 장소 보기'), `Boolean(${DIALOG})`],
  ['/login', link('둘러보기'), `location.pathname === '/home'`],
] as const;

for (const [name, { start, isAvailable }] of Object.entries(ENGINES))
  test.describe(name, () => {
    test.skip(!isAvailable, `${name} is not installed`);
    test.describe.configure({ mode: 'default' });

    const problems: string[] = [];
    let engine: Engine;
    let user: EngineUser;
    let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;

    test.beforeAll(async ({ baseURL }) => {
      const note = (problem: string) => IGNORED.test(problem) || problems.push(problem);
      proxy = await startRecordingProxy(baseURL ?? '', note);
      engine = await start(note);
      // Firefox reports everything itself, so it gets the pages unchanged.
      user = new EngineUser(engine, name === 'WebKit' ? proxy.origin : (baseURL ?? ''));
    });
    test.afterAll(async () => {
      await engine?.close();
      proxy?.close();
    });
    test.afterEach(() => expect(problems.splice(0)).toEqual([]));

    test('a violation of the content policy and an error are noticed', async () => {
      await user.open('/login');
      await engine.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="data:,">')`);
      await engine.evaluate(`setTimeout(() => { throw new Error('a test') })`);
      await expect.poll(() => problems.join('\n'), { timeout: 30_000 }).toMatch(/content.security.policy[^]*a test/i);
      problems.length = 0;
    });

    test('the landing leads to home, and shared pages become interactive when rendered and when they come from the cache', async () => {
      await user.open('/');
      await user.expectPath('/login');
      await user.expectText('오늘 날씨에 꼭 맞는 옷차림');
      for (const [path, xpath, effect] of SHARED_PAGES)
        for (const visit of ['first', 'second'])
          await test.step(`${path}, ${visit} request`, async () => {
            await user.open(path);
            await user.expectInteractive();
            await engine.evaluate('(window.isSameDocument = true)');
            await user.click(xpath);
            await user.expectTrue(`window.isSameDocument === true && ${effect}`);
          });
      await user.expectTrue(`Boolean(document.querySelector('[role=tabpanel] img')?.naturalWidth)`);
    });

    test('a visitor who opens another category is asked to log in, finds a place, and sees its weather', async () => {
      await user.open('/home');
      await user.expectInteractive();
      await user.click(`//*[@role='tab'][contains(., '데이트')]`);
      await user.expectTrue(`${DIALOG}?.innerText.includes('날옷 로그인')`);
      await user.open('/home');
      await user.expectInteractive();
      await user.click(button('다른 장소 보기'));
      await user.type(field('지역 이름으로 찾기'), '제주시');
      await user.click(button('제주특별자치도'));
      await user.expectText('제주시');
      await user.open('/weather');
      await user.expectTrue(`/열흘 동안|앞으로의 날씨/.test(document.body.innerText)`);
      await user.expectText('제주시');
    });

    test('나의 하루 is saved, and a mailed code leads to the consents', async ({ request }) => {
      await user.open('/my/day');
      await user.expectInteractive();
      await user.click(button('직접 정하기'));
      await user.click(button('저장하기'));
      await user.expectText('나의 하루를 저장했어요.');
      const { email } = createNewcomer();
      await user.open('/signup');
      await user.expectInteractive();
      await user.type(field('이메일'), email);
      await user.click(button('인증번호 받기'));
      await user.expectTrue(`Boolean(document.querySelector('[autocomplete=one-time-code]'))`);
      await user.type(`//*[@autocomplete='one-time-code']`, await mailedCode(request, email));
      await user.click(text('모두 동의하기'));
    });
  });
