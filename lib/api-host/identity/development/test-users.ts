/** Suggested users of the development login. Any other id works too and creates a new user. */
export const TEST_USERS = [
  { id: 'bom', name: '김보미' },
  { id: 'yeoreum', name: '이여름' },
  { id: 'gaeul', name: '박가을' },
  { id: 'gyeoul', name: '최겨울' },
] as const;

export const TEST_USER_ID = /^[a-z0-9-]{1,32}$/;
