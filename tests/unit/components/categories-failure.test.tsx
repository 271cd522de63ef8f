import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChoice } from '@/components/alarm/category-choice';
import { CategoriesFailure } from '@/components/outfit/categories-failure';
import { answerCalls } from '../push/push-browser';

const CATEGORIES = 'GET /api/v1/outfit-condition/event-types';

describe('categories that failed to load', () => {
  it('are reported as missing and load with a tap', async () => {
    answerCalls({ [CATEGORIES]: new Error() });
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CategoryChoice selected={2} onSelect={jest.fn()} />
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('일정을 불러오지 못했어요.');
    answerCalls({ [CATEGORIES]: { content: [{ id: 2, categoryName: '데일리' }] } });
    await userEvent.click(screen.getByRole('button', { name: /다시 불러오기/ }));
    expect(await screen.findByRole('radio', { name: '데일리' })).toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are not requested twice concurrently', async () => {
    const onRetry = jest.fn();
    render(<CategoriesFailure busy onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
