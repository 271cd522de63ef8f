import { execFileSync } from 'node:child_process';
import { LAST_OUTFIT_SLOT, OWN_OUTFITS_KEY } from '@/lib/client/outfit/last-outfit-slot';

const PRINT_SCRIPT =
  "import('./scripts/splash-script.mjs').then(async (m) => console.log(await m.buildSplashScript()))";

describe('the script of the splash', () => {
  let script: string;
  beforeAll(() => void (script = execFileSync(process.execPath, ['-e', PRINT_SCRIPT], { encoding: 'utf8' })));

  it('fits in the page: it ends no script element and stays below 2,750 characters', () => {
    expect(script).toContain('hasSeenSplash');
    expect(script).not.toContain('</');
    expect(script.length).toBeLessThan(2_750);
  });

  describe('in a browser', () => {
    const { dataset } = document.documentElement;
    let prefersReducedMotion: boolean;
    let navigationType: string;
    let forgetListeners: (() => void)[];
    beforeEach(() => {
      forgetListeners = [];
      for (const target of [window, document] as EventTarget[]) {
        const listen = target.addEventListener.bind(target);
        jest
          .spyOn(target, 'addEventListener')
          .mockImplementation((...given: Parameters<EventTarget['addEventListener']>) => {
            listen(...given);
            forgetListeners.push(() => target.removeEventListener(...given));
          });
      }
      prefersReducedMotion = false;
      navigationType = 'navigate';
      jest.useFakeTimers();
      Object.assign(window, { matchMedia: () => ({ matches: prefersReducedMotion }) });
      Object.assign(performance, { getEntriesByType: () => [{ type: navigationType }] });
    });
    afterEach(() => {
      jest.clearAllTimers();
      jest.useRealTimers();
      jest.restoreAllMocks();
      for (const forget of forgetListeners) forget();
      for (const name of Object.keys(dataset)) delete dataset[name];
      for (const name of ['hasSeenSplash', 'week']) document.cookie = `${name}=; path=/; max-age=0`;
      history.replaceState(null, '', '/');
      document.body.innerHTML = '';
      localStorage.clear();
    });
    const run = () => new Function(script)() as void;

    it('shows the splash on the first visit, until a tap, and once per device', () => {
      run();
      expect(dataset.splash).toBe('show');
      window.dispatchEvent(new Event('pointerdown'));
      expect(dataset.splash).toBe('leaving');
      jest.advanceTimersByTime(130);
      expect(dataset.splash).toBeUndefined();
      run();
      expect(dataset.splash).toBeUndefined();
    });

    it.each([
      ['with reduced motion', '/login', () => (prefersReducedMotion = true)],
      ['after a reload', '/login', () => (navigationType = 'reload')],
      ["on the target of a push's link", '/home?category=4'],
      ['on a page for search', '/guide/5'],
    ])('shows no splash %s', (_, path, prepare: () => unknown = () => undefined) => {
      history.replaceState(null, '', path);
      prepare();
      run();
      expect(document.cookie).toContain('hasSeenSplash=1');
      expect(dataset.splash).toBeUndefined();
    });

    it('shows the outfit of the last visit, unless its picture has expired', () => {
      const variants = [{ width: 360, presignedUrl: '/api/v1/outfit-picture/expired' }];
      const list = { fileMetadata: [{ metadata: { variants } }] };
      localStorage.setItem(OWN_OUTFITS_KEY, JSON.stringify({ list }));
      document.body.innerHTML = `<img id="${LAST_OUTFIT_SLOT}" alt="" />`;
      document.cookie = 'hasSeenSplash=1; path=/';
      document.cookie = 'week=1; path=/';
      run();
      jest.advanceTimersByTime(20);
      const slot = document.getElementById(LAST_OUTFIT_SLOT)!;
      expect(slot).toHaveAttribute('srcset', '/api/v1/outfit-picture/expired 360w');
      slot.dispatchEvent(new Event('error'));
      expect(slot).not.toHaveAttribute('srcset');
    });

    it('shows no earlier outfit if storage is blocked', () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      document.body.innerHTML = `<img id="${LAST_OUTFIT_SLOT}" alt="" />`;
      document.cookie = 'hasSeenSplash=1; path=/';
      document.cookie = 'week=1; path=/';
      run();
      expect(() => jest.advanceTimersByTime(20)).not.toThrow();
      expect(document.getElementById(LAST_OUTFIT_SLOT)).not.toHaveAttribute('srcset');
      jest.restoreAllMocks();
    });
  });
});
