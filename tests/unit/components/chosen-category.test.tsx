import { act, renderHook } from '@testing-library/react';
import { useSearchParams } from 'next/navigation';
import { useChosenCategory } from '@/lib/client/outfit/chosen-category';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { useSearchParams: jest.fn() });
const openAt = (search: string) => jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams(search) as never);
const show = (ofDay: CategoryId | null = null) => renderHook(() => useChosenCategory(ofDay));

beforeEach(() => {
  localStorage.clear();
  openAt('');
});

describe('the category on screen', () => {
  it('starts as daily and then is the last chosen one', () => {
    const first = show();
    expect(first.result.current[0]).toBe(CATEGORY_ID.daily);
    act(() => first.result.current[1](CATEGORY_ID.date));
    expect(first.result.current[0]).toBe(CATEGORY_ID.date);
    first.unmount();
    expect(show().result.current[0]).toBe(CATEGORY_ID.date);
  });

  it("is the schedule's category until another is tapped", () => {
    const first = show();
    act(() => first.result.current[1](CATEGORY_ID.date));
    first.unmount();
    const planned = show(CATEGORY_ID.business);
    expect(planned.result.current[0]).toBe(CATEGORY_ID.business);
    act(() => planned.result.current[1](CATEGORY_ID.activity));
    expect(planned.result.current[0]).toBe(CATEGORY_ID.activity);
  });

  it("is the push's category, which is not remembered", () => {
    openAt('category=3');
    const opened = show();
    expect(opened.result.current[0]).toBe(CATEGORY_ID.activity);
    opened.unmount();
    openAt('');
    expect(show().result.current[0]).toBe(CATEGORY_ID.daily);
  });
});
