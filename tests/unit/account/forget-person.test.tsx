import { clearBrowserStorage } from '@/lib/client/session/clear-browser';
import { PushBrowser } from '../push/push-browser';

it('a logout leaves nothing of the person in storage, nor where they were', async () => {
  document.cookie = 'place=60.127; path=/';
  document.cookie = 'gender=FEMALE; path=/';
  localStorage.setItem('user-storage', '{"nickname":"날씨"}');
  sessionStorage.setItem('hasBeenWelcomed', 'true');
  await clearBrowserStorage();
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('ends the push subscription, so that the next user of this browser gets none of the pushes', async () => {
  const { unsubscribe } = new PushBrowser().install().subscribeFor('AAAA');
  await clearBrowserStorage();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
