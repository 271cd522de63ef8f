import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { WornScreen } from '@/components/clothes/worn-screen';
import { MessagesProvider } from '@/lib/client/language/messages';
import { sessionQuery } from '@/lib/client/session/viewer';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { EN } from '@/lib/messages/en/messages';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';
import { memberCache, startNetwork } from '../bookmark/bookmark-browser';

const OUTFIT = 'female-date-tiered-strap-dress';

beforeAll(openModalsInJsdom);
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00+09:00'));
  startNetwork();
});
afterEach(() => jest.restoreAllMocks());

/** Opens the calendar of a visitor whose device has stored one worn outfit. */
function open(stored: { outfitId: string; title: string; language?: Language }, language: Language): void {
  const mark = { date: '2026-03-01', categoryId: 4, ...stored };
  localStorage.setItem('worn-outfits', JSON.stringify({ ownerId: null, what: [mark] }));
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider messages={{ language, ...getMessages(language) }}>
        <WornScreen />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}
const readDay = () => screen.getByRole('button', { name: /1/ }).getAttribute('aria-label');

describe('an outfit that the device has stored', () => {
  it.each(['ko', 'en'] as const)('has the title as stored, if that is in the language of the page: %s', (language) => {
    open({ outfitId: OUTFIT, title: 'stored', ...(language !== DEFAULT_LANGUAGE && { language }) }, language);
    expect(readDay()).toContain('stored');
  });

  it('has the title as stored on a page with other units', () => {
    open({ outfitId: OUTFIT, title: 'stored', language: 'en' }, 'en-US');
    expect(readDay()).toContain('stored');
  });

  it.each([
    ['en', undefined, '코트', EN.outfits[OUTFIT]],
    ['ko', 'en', 'Coat', KO.outfits[OUTFIT]],
  ] as const)('is named in the language of the page: %s', async (language, storedIn, title, translated) => {
    open({ outfitId: OUTFIT, title, ...(storedIn && { language: storedIn }) }, language);
    expect(readDay()).not.toContain(title);
    await waitFor(() => expect(readDay()).toContain(translated));
  });

  it('has its category as its name, if it has no title in the language of the page', async () => {
    open({ outfitId: 'left-the-wardrobe', title: '코트' }, 'en');
    expect(readDay()).toContain(EN.categories.date);
  });
});
