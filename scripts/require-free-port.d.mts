export function requireFreePort(env: { PORT?: string; HOST?: string }): Promise<void>;
