/**
 * Limit of V8's heap in a server, in MB. Without one, V8 lets garbage grow to several times the live heap (about 120 MB)
 * before it collects it, and the process takes 600 MB instead of 375.
 */
export const HEAP_LIMIT_MB = 512;
/**
 * Size of one half of V8's young generation, in MB. With its default of 16 MB more garbage of renders reaches the old
 * generation, whose collections make a crowd wait twice as long; with 64 MB each collection of the young one is longer.
 */
const SEMI_SPACE_MB = 32;
/**
 * Threads that collect garbage beside the main one. With Node's default of 4, the main thread gets little of two cores
 * during a major collection, which takes 200 ms.
 */
const COLLECTING_THREADS = 1;

/**
 * Free memory at the end of an arena that glibc may keep, in bytes. While it is not set, the first large buffers, such as
 * those of grids, raise it to tens of MB, and 30 to 40 MB are never returned.
 */
const TRIM_THRESHOLD_BYTES = 131_072;

/**
 * Returns the variables that bound a server's memory: both generations of the heap, the threads that collect them, and
 * the arenas of glibc, of which it would otherwise keep one for each thread that compresses, and their free memory. Given
 * values win. The Dockerfile contains the same.
 */
export const getMemoryLimits = ({
  NODE_OPTIONS = '',
  MALLOC_ARENA_MAX = '2',
  MALLOC_TRIM_THRESHOLD_ = String(TRIM_THRESHOLD_BYTES),
}) => ({
  NODE_OPTIONS:
    `--max-old-space-size=${HEAP_LIMIT_MB} --max-semi-space-size=${SEMI_SPACE_MB} --v8-pool-size=${COLLECTING_THREADS} ${NODE_OPTIONS}`.trim(),
  MALLOC_ARENA_MAX,
  MALLOC_TRIM_THRESHOLD_,
});
