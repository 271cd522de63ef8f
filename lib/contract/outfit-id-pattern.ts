/** Pattern of an outfit id. Ids are file names and parts of URLs. In a file without zod, so that the worker stays small. */
export const OUTFIT_ID = /^[a-z0-9][a-z0-9-]{0,95}$/;
