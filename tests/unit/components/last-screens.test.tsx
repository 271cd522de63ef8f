import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import NotFound from '@/app/not-found';

describe('the screens that stand behind all others', () => {
  it('say in Korean that there is no such screen, with a way on', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { name: '찾으시는 화면이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/home');
  });

  it('say that a page could not be drawn, and try again', async () => {
    const reset = jest.fn();
    render(<PageError reset={reset} />);
    expect(screen.getByText('화면을 그리지 못했어요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(reset).toHaveBeenCalled();
  });

  it('say so in a frame of their own where not even that could be drawn', () => {
    const page = renderToString(<GlobalError reset={() => {}} />);
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('화면을 그리지 못했어요');
  });
});
