export const HEAP_LIMIT_MB: number;
export function getNodeOptions(env: { [name: string]: string | undefined }): string;
