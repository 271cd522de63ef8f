import { createECDH, randomBytes } from 'node:crypto';
import type { HttpClient } from '@/lib/api-host/push/http-client';
import { pushMessage, type PushMessage } from '@/lib/contract/push-message';
import { decryptPush, type SubscriptionKeys } from '../../support/decrypt-push';
import type { Faults } from './faults';
import type { Life } from './life';
import type { Random } from './randomness';

/** A push at a device. */
export interface Arrival {
  device: string;
  message: PushMessage;
  atMs: number;
  sender: Life;
  /** True if the sender did not receive the response, so that it has to send again. */
  isUnconfirmed: boolean;
}

export interface PushServices {
  arrivals: Arrival[];
  /** Called with each push that arrives. */
  onArrival: (arrival: Arrival) => void;
  /** Adds a device at a push service, and returns its subscription. */
  subscribe: (origin: string, device: string) => string;
  /** Returns the connections of an instance. */
  connect: (life: Life, limitMs: number) => HttpClient;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates the push services. They respond within 0.2 s, unless they have a fault. */
export function createPushServices(faults: Faults, random: Random): PushServices {
  const devices = new Map<string, SubscriptionKeys>();

  function receive(device: string, body: Buffer, sender: Life): Arrival {
    const message = pushMessage.parse(JSON.parse(decryptPush(body, devices.get(device)!).toString()));
    const arrival = { device, message, atMs: Date.now(), sender, isUnconfirmed: true };
    services.arrivals.push(arrival);
    services.onArrival(arrival);
    return arrival;
  }

  /** Handles a request. The service receives the push, or not; the response reaches the sender, or not. */
  async function post(url: URL, body: Buffer, life: Life, limitMs: number) {
    await pause(random.between(20, 100));
    const kind = faults.find('network', life.name)?.kind ?? faults.find('push', url.origin)?.kind;
    const isLost = kind === 'partition' || kind === 'silent' || kind === 'reset';
    if (isLost) {
      if (kind !== 'partition' && random.chance(0.5)) receive(url.pathname, body, life);
      await pause(kind === 'reset' ? 0 : limitMs);
      throw Object.assign(new Error('no response'), { code: kind === 'reset' ? 'ECONNRESET' : undefined });
    }
    if (kind)
      return {
        status: Number(kind),
        retryAfter: random.chance(0.5) ? `${random.between(1, 90)}` : undefined,
        body: '',
      };
    const arrival = receive(url.pathname, body, life);
    await pause(random.between(20, 100));
    if (life.killedAtMs === null) arrival.isUnconfirmed = false;
    return { status: 201, retryAfter: undefined, body: '' };
  }

  const services: PushServices = {
    arrivals: [],
    onArrival: () => {},
    subscribe(origin, device) {
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
      ecdh.generateKeys();
      devices.set(device, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return JSON.stringify({ endpoint: `${origin}${device}`, expirationTime: null, keys });
    },
    connect: (life, limitMs) => ({
      post: ({ url, body }) => life.whileAlive(post(url, Buffer.from(body), life, limitMs)),
      getCapacity: () => 100,
      close: () => undefined,
    }),
  };
  return services;
}
