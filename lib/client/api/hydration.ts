'use client';

/** Re-exported from a client module: imported in a page, the library's index would send all its hooks to the browser. */
export { HydrationBoundary } from '@tanstack/react-query';
