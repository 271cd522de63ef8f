import { fireEvent, render, screen } from '@testing-library/react';
import { CategoryTabs } from '@/components/outfit/category-tabs';

describe('category tabs', () => {
  it('are sized by the length of their names: 80, 66 and 50 %', () => {
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

  it('are one keyboard stop with arrow, Home and End keys inside', () => {
    const categories = [
      { id: 2 as const, categoryName: '데일리' },
      { id: 1 as const, categoryName: '비즈니스' },
      { id: 3 as const, categoryName: '활동' },
    ];
    const onSelect = jest.fn();
    render(<CategoryTabs categories={categories} selected={1} onSelect={onSelect} />);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    tabs[1]?.focus();
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(tabs[at]).toHaveFocus();
    }
    expect(onSelect).not.toHaveBeenCalled();
  });
});
