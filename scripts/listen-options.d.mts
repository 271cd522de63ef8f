export function getListenOptions(env: { PORT?: string; HOST?: string }): { args: string[]; sentence: string };
