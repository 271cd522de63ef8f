/** People to log in as while developing. Any other name does too: it is a new person the first time. */
export const TEST_USERS = [
  { id: 'bom', name: '김보미' },
  { id: 'yeoreum', name: '이여름' },
  { id: 'gaeul', name: '박가을' },
  { id: 'gyeoul', name: '최겨울' },
] as const;

/** What a person can be called. */
export const TEST_USER_ID = /^[a-z0-9-]{1,32}$/;
