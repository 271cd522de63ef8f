import { unsubscribePush } from '@/lib/client/pwa/unsubscribe-push';
import { PushBrowser } from './push-browser';

afterEach(() => jest.useRealTimers());

describe('logging out', () => {
  it('ends the subscription of this device', async () => {
    const browser = new PushBrowser().install();
    const { unsubscribe } = browser.subscribeFor('AAAA');
    await unsubscribePush();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('continues after two seconds if the browser does not respond', async () => {
    jest.useFakeTimers();
    const { unsubscribe } = new PushBrowser().install().subscribeFor('AAAA');
    unsubscribe.mockReturnValue(new Promise(() => undefined));
    let done = false;
    void unsubscribePush().then(() => (done = true));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(done).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });

  it('continues if the browser rejects', async () => {
    const { unsubscribe } = new PushBrowser().install().subscribeFor('AAAA');
    unsubscribe.mockRejectedValue(new DOMException('no'));
    await expect(unsubscribePush()).resolves.toBeUndefined();
  });

  it('continues in a browser without workers', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
    delete (navigator as { serviceWorker?: unknown }).serviceWorker;
    await expect(unsubscribePush()).resolves.toBeUndefined();
  });
});
