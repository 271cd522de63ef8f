export const worker = self as unknown as ServiceWorkerGlobalScope;
