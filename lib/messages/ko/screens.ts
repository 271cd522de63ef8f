import { homeLinks } from './home-links';

const LOGIN = '로그인';
const FIND_ID = '아이디 찾기';
const RESET_PASSWORD = '비밀번호 찾기';
const NOTICES = '공지사항';
const TERMS = '이용약관';
const PRIVACY = '개인정보 처리방침';
const LOCATION = '위치기반서비스 이용약관';

/** Names of the screens in their headers, in menus, in links and in the browser tab. */
export const screens = {
  login: '시작하기',
  loginForm: LOGIN,
  oauthCallback: LOGIN,
  signup: '회원가입',
  signupTerms: TERMS,
  signupPrivacy: PRIVACY,
  signupLocation: LOCATION,
  findId: FIND_ID,
  foundId: FIND_ID,
  resetPassword: RESET_PASSWORD,
  newPassword: RESET_PASSWORD,
  resetDone: RESET_PASSWORD,
  home: homeLinks.home,
  /** Title of home in the browser tab. */
  homeTab: '오늘의 옷차림',
  weather: '날씨',
  my: homeLinks.my,
  bookmarks: '내 북마크',
  notices: NOTICES,
  notice: NOTICES,
  userInfo: '회원 정보',
  myDay: '나의 하루',
  alarm: homeLinks.alarm,
  trips: '여행',
  trip: '여행 가방',
  worn: '입은 기록',
  neverWear: homeLinks.neverWear,
  widget: '위젯과 캘린더',
  accountSettings: '계정 설정',
  changePassword: '비밀번호 변경',
  secession: '서비스 탈퇴',
  policies: '약관 및 정책',
  terms: TERMS,
  privacy: PRIVACY,
  location: LOCATION,
  passwordPolicy: '비밀번호 안내',
};
