import { clearBrowserStorage } from '@/lib/client/session/clear-browser';

it('a logout leaves nothing of the person in storage, nor where they were', async () => {
  document.cookie = 'place=60.127; path=/';
  document.cookie = 'gender=FEMALE; path=/';
  localStorage.setItem('user-storage', '{"nickname":"날씨"}');
  sessionStorage.setItem('hasBeenWelcomed', 'true');
  await clearBrowserStorage();
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});
