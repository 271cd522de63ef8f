import type { queryOptions as libraryQueryOptions } from '@tanstack/react-query';

/**
 * The same as `queryOptions` of the library, for modules that pages import on the server: the index of the library would
 * send all its hooks to browsers.
 */
export const queryOptions = ((options: unknown) => options) as typeof libraryQueryOptions;
