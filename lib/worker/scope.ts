/** The global scope with the type of a service worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
