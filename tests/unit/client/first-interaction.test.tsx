import { act, fireEvent, renderHook } from '@testing-library/react';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each(['pointerDown', 'keyDown'] as const)('loads interaction code with the first %s', (touch) => {
  const { result } = renderHook(() => useFirstInteraction());
  expect(result.current).toBe(false);
  fireEvent[touch](document.body);
  expect(result.current).toBe(true);
});

it('loads interaction code after five seconds, before the network may disappear', () => {
  const { result } = renderHook(() => useFirstInteraction());
  act(() => void jest.advanceTimersByTime(4_999));
  expect(result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
