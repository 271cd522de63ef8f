'use client';

/** Re-exported from a client module. Imported by a page, the library's index would send all its hooks to browsers. */
export { HydrationBoundary } from '@tanstack/react-query';
