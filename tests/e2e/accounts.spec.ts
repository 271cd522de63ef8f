import { expect, test } from './fixtures';

const REFUSED = /status of 4(00|01|04|09)/;

test.describe('a stateId', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('that is missing or invented opens no session', async ({ page }) => {
    await page.goto('/login/oauth-callback?provider=kakao');
    await expect(page.getByText('로그인 정보가 없어요')).toBeVisible();
    await page.goto(`/login/oauth-callback?stateId=${'A'.repeat(43)}&provider=kakao`);
    await expect(page.getByText(/소셜 로그인에 실패했어요/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('an expired session', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is reported once, clears personal data and leads to the landing page', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'true');
      localStorage.setItem(
        'user-storage',
        JSON.stringify({ id: 'x', nickname: '어제', birthDate: '1999-01-01', gender: 'MALE', loginType: 'email' }),
      );
    });
    await page.goto('/home');
    await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toBeNull();
    await expect(page.getByText(/로그인이 풀렸어요/)).toBeVisible();
    await page.getByRole('link', { name: '둘러보기' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });
});

// ASVS 15.2.3
test('unused routes of the session library return 404, and used ones require proof of the same origin', async ({
  request,
}) => {
  for (const path of ['/api/auth/signin', '/api/auth/providers', '/api/auth/error', '/api/auth/signout'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of ['/api/auth/callback/email', '/api/auth/signout', '/api/v1/user/email/send-mail']) {
    const answer = await request.post(path, { data: '{}', headers: { origin: 'https://evil.example' } });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
});

test('the steps of a sign-up or a recovery need their predecessors', async ({ page }) => {
  for (const [path, start] of [
    ['/signup?step=3', '/signup'],
    ['/find-id/success', '/find-id'],
    ['/reset-password/newpassword', '/reset-password'],
    ['/reset-password/success', '/reset-password'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(start);
  }
});

test("a visitor's my page works without login", async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: '마이' }).tap();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('heading', { name: '저장한 코디를 한눈에' })).toBeVisible();
  for (const [link, content] of [
    ['나의 하루', page.getByRole('heading', { name: '언제 나가 계세요?' })],
    ['이런 옷은 안 입어요', page.getByRole('checkbox').first()],
    ['공지사항', page.getByRole('main').getByRole('link').first()],
  ] as const) {
    await page.getByRole('link', { name: link }).tap();
    await expect(content).toBeAttached();
    await expect(page.getByText('로그인이 필요해요')).toHaveCount(0);
    await page.getByRole('button', { name: '뒤로' }).tap();
    await expect(page).toHaveURL('/my');
  }
  await page.getByRole('button', { name: '의견 남기기' }).tap();
  await page.getByRole('textbox', { name: '의견 남기기' }).fill('로그인 없이도 쓸 수 있어 좋아요');
  await page.getByRole('button', { name: '보내기' }).tap();
  await expect(page.getByText('소중한 의견 고마워요.')).toBeVisible();
  await page.getByRole('link', { name: '날옷 로그인' }).tap();
  await expect(page).toHaveURL('/login/form');
});
