import { act, renderHook } from '@testing-library/react';
import { clearBrowserStorage } from '@/lib/client/session/clear-browser';
import { getDeviceId } from '@/lib/client/session/device-id';
import { clearMemberStorage } from '@/lib/client/session/member-storage';
import { stored, useStored } from '@/lib/client/storage/stored';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const fill = () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
const block = () =>
  ['localStorage', 'sessionStorage'].map((name) =>
    jest.spyOn(window, name as 'localStorage', 'get').mockImplementation(full),
  );

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['full', fill],
  ['blocked', block],
])('keeps a value for the page if storage is %s', (_, fail) => {
  fail();
  const value = stored<{ email: string }>('session', 'mail-code');
  const { result } = renderHook(() => useStored(value));
  act(() => value.write({ email: 'a@example.com' }));
  expect(result.current).toEqual({ email: 'a@example.com' });
  expect(stored('session', 'mail-code').read()).toEqual({ email: 'a@example.com' });
  act(() => value.write(null));
  expect(result.current).toBeNull();
});

it('prefers the value in memory to an older one, until storage stores values again', () => {
  const value = stored<number>('local', 'visits');
  value.write(1);
  const failing = fill();
  value.write(2);
  expect([value.read(), localStorage.getItem('visits')]).toEqual([2, '1']);
  failing.mockRestore();
  value.write(3);
  expect([value.read(), localStorage.getItem('visits')]).toEqual([3, '3']);
});

it.each([
  ['full', fill],
  ['blocked', block],
])("deletes a member's values from memory at the end of a session if storage is %s", async (_, fail) => {
  fail();
  const alarm = stored<number>('local', 'ALARM_SETTINGS');
  alarm.write(1);
  clearMemberStorage();
  expect(alarm.read()).toBeNull();
  const [visits, firstMinute] = [stored<number>('local', 'visits'), stored<string[]>('local', 'first-minute')];
  visits.write(1);
  firstMinute.write(['where']);
  await clearBrowserStorage();
  expect([visits.read(), firstMinute.read()]).toEqual([null, ['where']]);
});

it('names the device by one id while storage is full', () => {
  fill();
  expect(getDeviceId()).toBe(getDeviceId());
});
