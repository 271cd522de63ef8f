import { act, renderHook } from '@testing-library/react';
import { useSearchParams } from 'next/navigation';
import { useChosenCategory } from '@/lib/client/outfit/chosen-category';
import { CATEGORY_ID } from '@/lib/contract/category';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn() }));
const openAt = (search: string) => jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(search) as never);
const show = () => renderHook(() => useChosenCategory());

beforeEach(() => {
  localStorage.clear();
  openAt('');
});

describe('the category on screen', () => {
  it('is the daily one at first, and the last chosen one from then on', () => {
    const first = show();
    expect(first.result.current[0]).toBe(CATEGORY_ID.daily);
    act(() => first.result.current[1](CATEGORY_ID.date));
    expect(first.result.current[0]).toBe(CATEGORY_ID.date);
    first.unmount();
    expect(show().result.current[0]).toBe(CATEGORY_ID.date);
  });

  it('is what a push opens, which is not remembered', () => {
    openAt('category=3');
    const opened = show();
    expect(opened.result.current[0]).toBe(CATEGORY_ID.activity);
    opened.unmount();
    openAt('');
    expect(show().result.current[0]).toBe(CATEGORY_ID.daily);
  });
});
