'use client';

/** Named here and not by a page: there the library's index would bring every hook that it has to the browser. */
export { HydrationBoundary } from '@tanstack/react-query';
