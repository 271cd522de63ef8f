/** Recovery of a username or password. */
export const recovery = {
  findHeading: '가입할 때 쓴 이메일을\n알려 주세요',
  foundHeading: '아이디를\n찾았어요',
  foundLead: '이 아이디로 로그인할 수 있어요.',
  toLogin: '로그인하러 가기',
  resetHeading: '아이디와 이메일을\n알려 주세요',
  resetLead: '가입할 때 쓴 이메일로 인증번호를 보내 드려요.',
  newPasswordHeading: '새 비밀번호를\n정해 주세요',
  newPasswordLead: '로그인해 둔 다른 기기에서는 로그아웃돼요.',
  savePassword: '비밀번호 바꾸기',
  doneHeading: '비밀번호를\n바꿨어요',
  doneLead: '새 비밀번호로 다시 로그인해 주세요.',
};
