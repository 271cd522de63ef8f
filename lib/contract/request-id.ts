export const REQUEST_ID_HEADER = 'x-request-id';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that a request carries if it is a UUID, so that nothing else gets into logs and answers; else a new one. */
export function getRequestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given && UUID.test(given) ? given.toLowerCase() : crypto.randomUUID();
}
