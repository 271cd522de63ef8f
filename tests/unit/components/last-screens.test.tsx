import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import NotFound from '@/app/not-found';

describe('error screens', () => {
  it('report an unknown screen in Korean with a link', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { name: '찾으시는 화면이 없어요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/home');
  });

  it('report a render error and offer a retry', async () => {
    const reset = jest.fn();
    render(<PageError reset={reset} />);
    expect(screen.getByText('화면을 그리지 못했어요')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(reset).toHaveBeenCalled();
  });

  it('report an error in the root layout with a page of their own', () => {
    const page = renderToString(<GlobalError reset={() => {}} />);
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('화면을 그리지 못했어요');
  });
});
