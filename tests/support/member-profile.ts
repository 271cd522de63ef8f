/** Profile of a member with everything that a screen may require. */
export const ME = {
  id: 'me',
  nickname: '봄',
  birthDate: '2000-02-29',
  gender: 'FEMALE',
  loginType: 'email',
  comfort: { offsets: { cold: 0, warm: 0 }, lastFeeling: null },
};
