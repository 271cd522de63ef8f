import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import NotFound from '@/app/not-found';
import type { Language } from '@/lib/contract/language';
import { replaceModule } from '../../support/replace-module';

let language: Language = 'ko';
replaceModule('@/lib/bff/for-pages', { readLanguage: async () => language });
afterEach(() => {
  language = 'ko';
  document.cookie = 'language=; max-age=0';
});

describe('error screens', () => {
  it.each([
    ['ko', '찾으시는 화면이 없어요', '홈으로 가기'],
    ['en', 'There is no such page', 'Go to home'],
  ] as const)('report an unknown screen in the language %s with a link', async (preferred, heading, link) => {
    language = preferred;
    render(await NotFound());
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/home');
  });

  it('report a render error and offer a retry', async () => {
    const reset = jest.fn();
    render(<PageError reset={reset} />);
    expect(screen.getByText('화면을 그리지 못했어요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(reset).toHaveBeenCalled();
  });

  it('report an error in the root layout with a page of their own', () => {
    document.cookie = 'language=ko';
    const page = renderToString(<GlobalError reset={() => {}} />);
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('화면을 그리지 못했어요');
    document.cookie = 'language=en';
    expect(renderToString(<GlobalError reset={() => {}} />)).toContain('<html lang="en">');
    document.cookie = 'language=; max-age=0';
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB', 'ko']);
    expect(renderToString(<GlobalError reset={() => {}} />)).toContain('<html lang="en">');
    languages.mockRestore();
  });
});
