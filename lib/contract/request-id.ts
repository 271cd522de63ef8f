export const REQUEST_ID_HEADER = 'x-request-id';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the id of a request if it is a UUID, otherwise a new one, so that no other text reaches logs and responses. */
export function getRequestId(headers: Headers): string {
  const id = headers.get(REQUEST_ID_HEADER);
  return id && UUID.test(id) ? id.toLowerCase() : crypto.randomUUID();
}
