export const HEAP_LIMIT_MB: number;
export function getMemoryLimits(env: { [name: string]: string | undefined }): {
  NODE_OPTIONS: string;
  MALLOC_ARENA_MAX: string;
  MALLOC_TRIM_THRESHOLD_: string;
};
