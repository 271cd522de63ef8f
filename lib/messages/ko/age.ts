/** Age of data. */
export const age = {
  days: (count: number): string => `${count}일 전`,
  hours: (count: number): string => `${count}시간 전`,
  minutes: (count: number): string => `${count}분 전`,
  now: '방금',
};
