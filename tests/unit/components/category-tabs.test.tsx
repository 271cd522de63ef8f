import { render, screen } from '@testing-library/react';
import { CategoryTabs } from '@/components/outfit/category-tabs';

describe('category tabs', () => {
  it('are as wide as their names are long: 80, 66 and 50 %', () => {
    const categories = [
      { id: 2 as const, categoryName: '데일리' },
      { id: 1 as const, categoryName: '비즈니스' },
      { id: 3 as const, categoryName: '활동' },
    ];
    render(<CategoryTabs categories={categories} selected={2} onSelect={() => undefined} />);
    const shares = screen.getAllByRole('tab').map((tab) => tab.style.flexGrow);
    expect(shares).toEqual(['66', '80', '50']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('데일리');
  });
});
