import { AsyncLocalStorage } from 'node:async_hooks';
import type { Agent, ClientRequest } from 'node:http';
import https from 'node:https';
import { addAbortSignal } from 'node:stream';
import { MAX_CONNECTIONS } from '../http-client';

/** Node's own way in to an agent, which its types leave out. */
type AddRequest = (this: Agent, request: ClientRequest, ...rest: unknown[]) => void;
const { addRequest } = https.Agent.prototype as unknown as { addRequest: AddRequest };

/**
 * The connections of firebase-admin, which tries again by itself and takes no signal: whatever is requested within a
 * send, in each of its attempts, ends with the signal that was given for it.
 */
export class BoundedAgent extends https.Agent {
  readonly #signals = new AsyncLocalStorage<AbortSignal>();

  constructor() {
    super({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  }

  within<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
    return this.#signals.run(signal, send);
  }

  addRequest(request: ClientRequest, ...rest: unknown[]): void {
    const signal = this.#signals.getStore();
    if (signal) addAbortSignal(signal, request);
    addRequest.call(this, request, ...rest);
  }
}
