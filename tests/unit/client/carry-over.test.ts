import { fetchOrCarryOver } from '@/lib/client/storage/carry-over';

/** A device with a visitor's setting, and a host with the member's. */
function carrying(brought: string[] | null, own: string[] | null, { isStale = false, isAway = false } = {}) {
  const device = { brought };
  const host = { own };
  const answer = fetchOrCarryOver<string[]>({
    visitorStorage: {
      read: () => device.brought,
      write: (value) => void (device.brought = value),
      isLasting: () => true,
      subscribe: () => () => undefined,
    },
    fetch: async () => ({ own: host.own, isStale }),
    save: async (value) => {
      if (isAway) throw new Error('away');
      return (host.own = [...value]);
    },
  });
  return { answer, device, host };
}

it("moves a visitor's setting to the host if the member has none", async () => {
  const { answer, device, host } = carrying(['집'], null);
  expect(await answer).toEqual(['집']);
  expect([device.brought, host.own]).toEqual([null, ['집']]);
});

it("prefers the host's setting", async () => {
  const { answer, device, host } = carrying(['집'], ['회사']);
  expect(await answer).toEqual(['회사']);
  expect([device.brought, host.own]).toEqual([null, ['회사']]);
});

it("keeps the setting on the device while the host's response is stale or the upload fails", async () => {
  const old = carrying(['집'], null, { isStale: true });
  expect(await old.answer).toBeNull();
  expect([old.device.brought, old.host.own]).toEqual([['집'], null]);
  const away = carrying(['집'], null, { isAway: true });
  await expect(away.answer).rejects.toThrow('away');
  expect(away.device.brought).toEqual(['집']);
});
