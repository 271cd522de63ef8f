import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { MessagesProvider } from '@/lib/client/language/messages';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { Language } from '@/lib/contract/language';
import { PAGE_CACHE } from '@/lib/contract/worker';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';
import { memberCache } from '../bookmark/bookmark-browser';
import { replaceModule } from '../../support/replace-module';

const reload = jest.fn();
const toast = jest.fn();
const deleteCache = jest.fn(async () => true);
// jsdom's own `location` can neither be replaced nor reload.
replaceModule('@/lib/client/language/load-anew', { loadAnew: () => reload() as void });
replaceModule('@/lib/client/toasts/toasts', { toast: (message: string) => toast(message) as void });

let isOnline: boolean;
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { caches: { delete: deleteCache } });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  document.cookie = 'language=; max-age=0';
});

/** Opens the choice on a page in a language, and chooses English. */
function chooseEnglish(language: Language = 'ko'): void {
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider messages={{ language, ...getMessages(language) }}>
        <LanguageSwitch />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
}

it('switches the language of the browser, deletes the cached pages and loads the page anew', async () => {
  isOnline = true;
  chooseEnglish();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(document.cookie).toContain('language=en');
  expect(deleteCache.mock.calls).toEqual([[PAGE_CACHE]]);
});

it('keeps the units of English, which it does not offer', () => {
  isOnline = true;
  chooseEnglish('en-US');
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(document.cookie).not.toContain('language');
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the language and the cached pages without a network, and says why', async () => {
  isOnline = false;
  chooseEnglish();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(KO.calls.offline));
  expect(deleteCache).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('language');
  expect(reload).not.toHaveBeenCalled();
});
