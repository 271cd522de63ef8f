/**
 * Limit of V8's heap in a server, in MB. Without one, V8 lets garbage grow to several times the live heap (about 120 MB)
 * before it collects it, and the process takes 600 MB instead of 375. Also set in the Dockerfile.
 */
export const HEAP_LIMIT_MB = 512;

/** Returns `NODE_OPTIONS` of a server. A limit in the given options wins. */
export const getNodeOptions = ({ NODE_OPTIONS = '' }) => `--max-old-space-size=${HEAP_LIMIT_MB} ${NODE_OPTIONS}`.trim();
