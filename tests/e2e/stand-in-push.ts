import type { Page } from '@playwright/test';

/** Installs a stand-in for the push service that a headless browser lacks. Its subscriptions look real. */
export async function installPushStandIn(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardByPushService', (what: string) => void heard.push(what));
  await page.addInitScript(() => {
    const { heardByPushService: tell } = window as unknown as { heardByPushService: (what: string) => void };
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytes = (text = '') =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    interface Kept {
      json: { endpoint: string; keys: Record<string, string> };
      key: string;
    }
    const present = (kept: Kept) => ({
      endpoint: kept.json.endpoint,
      getKey: (name: string) => bytes(kept.json.keys[name]).buffer,
      options: { applicationServerKey: Uint8Array.from(kept.key.split(','), Number).buffer },
      toJSON: () => kept.json,
      unsubscribe: async () => {
        tell('unsubscribe');
        window.name = '';
        return true;
      },
    });
    // State that survives the storage clearing of a logout.
    const known = () => (window.name === '' ? null : present(JSON.parse(window.name) as Kept));
    PushManager.prototype.getSubscription = async () => known() as unknown as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      tell('subscribe');
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const key = String(new Uint8Array(options?.applicationServerKey as unknown as ArrayBuffer));
      window.name = JSON.stringify({ json: { endpoint, keys: { p256dh, auth } }, key });
      return known() as unknown as PushSubscription;
    };
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/fcm-token')) heard.push('save');
  });
  return heard;
}
