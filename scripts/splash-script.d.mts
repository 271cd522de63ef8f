export function buildSplashScript(): Promise<string>;
