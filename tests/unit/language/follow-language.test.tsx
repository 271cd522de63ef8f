import { render } from '@testing-library/react';
import { LanguageFollower } from '@/components/shell/language-follower';
import { MessagesProvider } from '@/lib/client/language/messages';
import type { Language } from '@/lib/contract/language';
import { replaceModule } from '../../support/replace-module';

let path = '/home';
const reload = jest.fn();
replaceModule('next/navigation', { usePathname: () => path });
// jsdom's own `location` can neither be replaced nor reload.
replaceModule('@/lib/client/language/load-anew', { loadAnew: () => reload() as void });

beforeEach(() => {
  path = '/home';
  reload.mockClear();
  history.replaceState(null, '', '/home');
});
afterEach(() => (document.cookie = 'language=; max-age=0'));

const page = (language: Language) => (
  <MessagesProvider messages={{ language }}>
    <LanguageFollower />
  </MessagesProvider>
);

/** Opens a page in a language. Returns the functions that move on within it and that return to it. */
function open(language: Language, { query = '', cookie = '' } = {}) {
  history.replaceState(null, '', `/home${query}`);
  if (cookie) document.cookie = `language=${cookie}`;
  const { rerender } = render(page(language));
  const moveTo = (to: string) => {
    path = to;
    history.replaceState(null, '', to);
    rerender(page(language));
  };
  return { moveTo, comeBack: () => document.dispatchEvent(new Event('visibilitychange')) };
}

it.each([
  ['without a choice', 'ko', {}],
  ['in the chosen language', 'en', { cookie: 'en' }],
  ['whose address selects the chosen language', 'en', { cookie: 'en', query: '?language=en' }],
] as const)('a page %s stays as it is', (_, language, options) => {
  const { moveTo, comeBack } = open(language, options);
  comeBack();
  moveTo('/my');
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

it('a page is loaded anew when the user returns after a switch in another tab', () => {
  const { comeBack } = open('ko', { cookie: 'ko' });
  document.cookie = 'language=en';
  expect(reload).not.toHaveBeenCalled();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page is loaded anew when the user moves on after a switch in another tab', () => {
  const { moveTo } = open('ko');
  document.cookie = 'language=en';
  moveTo('/my');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([{ cookie: 'ko' }, {}])(
  'a page whose address selects its language is left by loading the next: %j',
  (options) => {
    const { moveTo, comeBack } = open('en', { query: '?language=en', ...options });
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    moveTo('/my');
    expect(reload).toHaveBeenCalledTimes(1);
  },
);
