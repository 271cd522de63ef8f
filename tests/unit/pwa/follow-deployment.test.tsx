import { followDeployment } from '@/lib/client/pwa/follow-deployment';

const FILE = `${location.origin}/_next/static/chunks/sheet-0123.js?dpl=old`;
const reload = jest.fn();
const fetched = jest.fn<Promise<Response>, [string]>();
const settle = () => new Promise((done) => setTimeout(done));

/** Fails to load a script as a browser does: with an event at the element that does not bubble. */
async function failToLoad(src: string): Promise<void> {
  const script = document.createElement('script');
  // Without a type that browsers run, jsdom does not load it.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await settle();
}

let end: () => void;
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockReset().mockImplementation(async () => ({ status: 404 }) as Response);
  reload.mockReset();
  end = followDeployment(reload);
});
afterEach(() => end());

it('reloads the page once if the server no longer has a file of the build', async () => {
  await failToLoad(FILE);
  await failToLoad(FILE);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(FILE, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

it.each([
  ['the server still has the file', async () => ({ status: 200 }) as Response],
  ['the server fails', async () => ({ status: 503 }) as Response],
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload if %s', async (_, respond) => {
  fetched.mockImplementation(respond);
  await failToLoad(FILE);
  expect(fetched).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload for files of others, nor if storage is blocked', async () => {
  await failToLoad('https://elsewhere.example/_next/static/a.js');
  expect(fetched).not.toHaveBeenCalled();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await failToLoad(FILE);
  blocked.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
