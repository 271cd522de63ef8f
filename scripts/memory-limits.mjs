/**
 * Limit of V8's heap in a server, in MB. Without one, V8 lets garbage grow to several times the live heap (about 120 MB)
 * before it collects it, and the process takes 600 MB instead of 375.
 */
export const HEAP_LIMIT_MB = 512;

/**
 * Returns the variables that bound a server's memory: the heap, and glibc's arenas, of which it would otherwise keep one
 * for each thread that compresses. Given values win. The Dockerfile contains the same.
 */
export const getMemoryLimits = ({ NODE_OPTIONS = '', MALLOC_ARENA_MAX = '2' }) => ({
  NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB} ${NODE_OPTIONS}`.trim(),
  MALLOC_ARENA_MAX,
});
