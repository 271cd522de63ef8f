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
      // Reports may arrive in either order.
      for (const expected of [/content.security.policy/i, /a test/])
        await expect.poll(() => problems.join('\n'), { timeout: 30_000 }).toMatch(expected);
      problems.length = 0;
    });

    /** Clicks an element that only React handles, and waits for its effect without a load of a document. */
    async function clickInPage(xpath: string, effect: string): Promise<void> {
      await user.expectInteractive();
      await engine.evaluate('(window.isSameDocument = true)');
      await user.click(xpath);
      await user.expectTrue(`window.isSameDocument === true && (${effect})`);
    }

    test('a visitor finds a place, sees its weather, saves 나의 하루, and a mailed code leads to the consents', async ({
      request,
    }) => {
      await test.step('the landing leads to home, which prompts for a login', async () => {
        await user.open('/');
        await user.expectPath('/login');
        await user.expectText('오늘 날씨에 꼭 맞는 옷차림');
        await clickInPage(link('둘러보기'), `location.pathname === '/home'`);
        await user.expectTrue(`Boolean(document.querySelector('[role=tabpanel] img')?.naturalWidth)`);
        await user.click(`//*[@role='tab'][contains(., '데이트')]`);
        await user.expectTrue(`${DIALOG}?.innerText.includes('날옷 로그인')`);
      });
      await test.step('home from the page cache becomes interactive; a place, and the schedule', async () => {
        await user.open('/home');
        await clickInPage(button('다른 장소 보기'), `Boolean(${DIALOG})`);
        await user.type(field('지역 이름으로 찾기'), '제주시');
        await user.click(button('제주특별자치도'));
        await user.expectText('제주시');
        await clickInPage(link('마이'), `location.pathname === '/my'`);
        await clickInPage(link('나의 하루'), `location.pathname === '/my/day'`);
        await user.click(button('직접 정하기'));
        await user.click(button('저장하기'));
        await user.expectText('나의 하루를 저장했어요.');
      });
      await test.step('the weather of that place', async () => {
        await user.open('/weather');
        await clickInPage(button('다른 장소 보기'), `Boolean(${DIALOG})`);
        await user.expectTrue(`/열흘 동안|앞으로의 날씨/.test(document.body.innerText)`);
        await user.expectText('제주시');
      });
      await test.step('a page that is rendered for one response: the sign-up', async () => {
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
  });
