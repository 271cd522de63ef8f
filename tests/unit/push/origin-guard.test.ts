import pino from 'pino';
import { createOriginGuard } from '@/lib/api-host/push/origin-guard';
import type { SendResult } from '@/lib/api-host/push/push-transport';

const ORIGIN = 'https://push.example';
const PAUSE_MS = 30_000;

let elapsedMs = 0;

beforeEach(() => {
  elapsedMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
});

const createGuard = () => createOriginGuard({ logger: pino({ level: 'silent' }), getCapacity: () => 100 });
const fail = (): Promise<SendResult> => Promise.reject(new Error('no response in time'));

/** Opens the circuit with ten failures of one message. */
async function openCircuit() {
  const guard = createGuard();
  const send = jest.fn(fail);
  for (let count = 0; count < 10; count++) await guard(ORIGIN, { messageId: 'failing', send });
  expect(send).toHaveBeenCalledTimes(10);
  send.mockClear();
  return { guard, failing: { messageId: 'failing', send } };
}

describe('the trial after a pause', () => {
  it('is a message that has not failed, although one that has comes first', async () => {
    const { guard, failing } = await openCircuit();
    elapsedMs = PAUSE_MS;
    expect(await guard(ORIGIN, failing)).toEqual({ retryAfterMs: 0 });
    expect(failing.send).not.toHaveBeenCalled();
    expect(await guard(ORIGIN, { messageId: 'fresh', send: async () => 'sent' })).toBe('sent');
    await guard(ORIGIN, failing);
    expect(failing.send).toHaveBeenCalledTimes(1);
  });

  it('is a message that has failed if no other comes for 30 s', async () => {
    const { guard, failing } = await openCircuit();
    elapsedMs = 2 * PAUSE_MS - 1;
    await guard(ORIGIN, failing);
    expect(failing.send).not.toHaveBeenCalled();
    elapsedMs += 1;
    await guard(ORIGIN, failing);
    expect(failing.send).toHaveBeenCalledTimes(1);
  });

  it('may be a message that was only refused during the pause', async () => {
    const { guard } = await openCircuit();
    const refused = { messageId: 'refused', send: jest.fn(async () => 'sent' as const) };
    expect(await guard(ORIGIN, refused)).toEqual({ retryAfterMs: PAUSE_MS });
    expect(refused.send).not.toHaveBeenCalled();
    elapsedMs = PAUSE_MS;
    expect(await guard(ORIGIN, refused)).toBe('sent');
  });
});
