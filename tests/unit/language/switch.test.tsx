import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { MessagesProvider } from '@/lib/client/language/messages';
import { sessionQuery } from '@/lib/client/session/viewer';
import { KO } from '@/lib/messages/ko/messages';
import { memberCache } from '../bookmark/bookmark-browser';
import { replaceModule } from '../../support/replace-module';

const reload = jest.fn();
const toast = jest.fn();
// jsdom's own `location` can neither be replaced nor reload.
replaceModule('@/lib/client/language/load-anew', { loadAnew: () => reload() as void });
replaceModule('@/lib/client/toasts/toasts', { toast: (message: string) => toast(message) as void });

let isOnline: boolean;
beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
afterEach(() => (document.cookie = 'language=; max-age=0'));

function chooseEnglish(): void {
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider messages={{ language: 'ko', ...KO }}>
        <LanguageSwitch />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
}

it('switches the language of the browser and loads the page anew', async () => {
  isOnline = true;
  chooseEnglish();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(document.cookie).toContain('language=en');
});

it('keeps the language and the cached pages without a network, and says why', async () => {
  isOnline = false;
  chooseEnglish();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(KO.calls.offline));
  expect(document.cookie).not.toContain('language');
  expect(reload).not.toHaveBeenCalled();
});
