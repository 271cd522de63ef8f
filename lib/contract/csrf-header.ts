/** Header that protects calls against CSRF: pages of other origins cannot send it without a CORS preflight. */
export const CSRF_HEADER = 'x-nalot';
export const CSRF_HEADER_VALUE = '1';
