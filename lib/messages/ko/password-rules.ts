/** Rules of a new password. */
export const passwordRules = {
  formatLength: ({ min, max }: { min: number; max: number }): string => `${min}~${max}자`,
  letter: '영문',
  digit: '숫자',
  special: '특수문자',
  ascii: '한글·띄어쓰기 없이',
};
