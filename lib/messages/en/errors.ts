import type { Messages } from '../messages';

export const errors: Messages['errors'] = {
  INVALID_INPUT: 'Please check what you entered.',
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'This request is not allowed.',
  REAUTHENTICATION_REQUIRED: 'For your safety, log in again before you continue.',
  NOT_FOUND: 'Nothing was found.',
  METHOD_NOT_ALLOWED: 'This request method is not allowed.',
  CONFLICT: 'This request has already been handled.',
  GONE: 'This address is no longer in use.',
  TOO_LARGE: 'What you sent is too large.',
  OUTSIDE_SERVICE_AREA: 'Weather is only available within South Korea so far.',
  TOO_MANY_REQUESTS: 'There are many requests. Try again in a moment.',
  INTERNAL: 'Something went wrong. Please try again.',
  UPSTREAM_FAILED: 'The server could not be reached. Try again in a moment.',
  UNAVAILABLE: 'This is not available right now. Try again in a moment.',
  UPSTREAM_TIMEOUT: 'The response takes too long. Try again in a moment.',
};
