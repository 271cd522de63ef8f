import { clearBrowserStorage } from '@/lib/client/session/clear-browser';
import { PushBrowser } from '../push/push-browser';

// ASVS 14.3.1
it('a logout removes all personal data and the place from storage', async () => {
  document.cookie = 'place=60.127; path=/';
  document.cookie = 'gender=FEMALE; path=/';
  localStorage.setItem('user-storage', '{"nickname":"날씨"}');
  sessionStorage.setItem('hasBeenWelcomed', 'true');
  await clearBrowserStorage();
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('ends the push subscription, so that the next user of this browser does not receive its pushes', async () => {
  const { unsubscribe } = new PushBrowser().install().subscribeFor('AAAA');
  await clearBrowserStorage();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
