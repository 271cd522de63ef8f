import { AsyncLocalStorage } from 'node:async_hooks';
import type { Agent, ClientRequest } from 'node:http';
import https from 'node:https';
import { addAbortSignal } from 'node:stream';
import { MAX_CONNECTIONS } from '../http-client';

/** Method that Node.js calls for each request; its types omit it. */
type AddRequest = (this: Agent, request: ClientRequest, ...rest: unknown[]) => void;
const { addRequest } = https.Agent.prototype as unknown as { addRequest: AddRequest };

/**
 * HTTPS agent for firebase-admin, which retries by itself and accepts no signal. All requests that are made within `send`
 * are aborted by the signal passed to `within`.
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
