/** Profile of a member: nickname, gender, birth date. */
export const profile = {
  nickname: '닉네임',
  nicknamePlaceholder: '한글이나 영문 7자까지',
  nicknameFine: '멋진 닉네임이에요.',
  username: '아이디',
  email: '이메일',
  gender: '성별',
  genders: { FEMALE: '여성', MALE: '남성', unspecified: '선택 안 함' },
  genderHint: '어울리는 코디 그림을 고르는 데만 써요.',
  birthDate: '생년월일',
  dateParts: { year: '년', month: '월', day: '일' },
  save: '저장하기',
  saved: '회원 정보가 성공적으로 업데이트되었습니다.',
  saveFailed: '회원 정보 업데이트에 실패했습니다.',
};
