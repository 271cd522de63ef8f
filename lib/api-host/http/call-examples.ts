import type { CallId } from '@/lib/contract/calls';
import { createUniformWeek } from '@/lib/domain/my-day/plan';

/** Parts of a request as a client may send them. */
export interface RequestExample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

const POINT = { lat: '37.498', lon: '127.027' };
const USER_ID = '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f';
const OUTFIT_ID = 'female-daily-1';
const PERSON = { nickname: '날씨', gender: 'FEMALE', birthDate: '2000-02-29' };
const AGREED = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: false };
const HOME = {
  id: 'home0001',
  name: '집',
  latitude: 37.498,
  longitude: 127.027,
  region: { sidonm: '서울특별시', sggnm: '강남구' },
};
const NEW_PASSWORD = 'Maple7!canoe';

/** A valid request of every call, by the id of the call. */
export const CALL_EXAMPLES: Record<CallId, RequestExample> = {
  getRegion: { query: POINT },
  getNeighbourhoods: { query: { name: '역삼동' } },
  getPositionWeather: { query: POINT },
  getMidTermWeather: { query: POINT },
  getHolidays: {},
  getCategories: {},
  getOutfits: { query: { latitude: POINT.lat, longitude: POINT.lon } },
  getOutfitPicture: { params: { id: OUTFIT_ID } },
  getOutfitCard: { query: { nx: '61', ny: '125', sidonm: '서울특별시', sggnm: '강남구', shape: 'wide' } },
  getGuideCard: { query: { temperature: '12' } },
  sendOutfitFeedback: {
    params: { id: OUTFIT_ID },
    body: { feeling: 'cold', date: '2026-01-15', latitude: 37.5, longitude: 127.03, categoryId: 2 },
  },
  takeBackOutfitFeedback: {},
  resetOutfitFeedback: {},
  saveSensitivity: { body: { sensitivity: 'cold' } },
  sendFeedback: { body: { text: '좋아요' } },
  sendVisitorFeedback: { body: { text: '좋아요' } },
  sendVitals: { body: { screen: '/home', LCP: 1_200, CLS: 0.01 } },

  logIn: { headers: { 'device-id': USER_ID }, body: { username: 'person1', password: NEW_PASSWORD } },
  getProfile: {},
  reissue: {},
  logOut: {},
  logOutElsewhere: {},
  getSocialProviders: {},
  startSocialLogin: {
    params: { provider: 'kakao' },
    query: { callbackUrl: 'http://localhost:3000/login/oauth-callback' },
  },
  finishSocialLogin: { params: { provider: 'kakao' }, query: { code: 'a-code', state: 'a-state' } },
  issueSocialTokens: { params: { deviceId: USER_ID }, headers: { 'device-id': 'kakao' } },

  sendFindIdCode: { body: 'person@nalot.example' },
  verifyFindIdCode: { body: '123456' },
  sendResetCode: { body: { username: 'person1', email: 'person@nalot.example' } },
  verifyResetCode: { body: { username: 'person1', code: '123456' } },
  resetPassword: { body: { verificationCode: '123456', username: 'person1', newPassword: NEW_PASSWORD } },

  signUp: {
    body: { ...PERSON, ...AGREED, username: 'person1', password: NEW_PASSWORD, email: 'person@nalot.example' },
  },
  checkUsername: { params: { username: 'person1' } },
  checkPassword: { body: { password: NEW_PASSWORD, username: 'person1' } },
  sendSignupCode: { body: 'person@nalot.example' },
  verifySignupCode: { body: { email: 'person@nalot.example', code: '123456' } },
  updateUser: { params: { id: USER_ID }, body: PERSON },
  changePassword: { params: { id: USER_ID }, body: { currentPassword: 'Spring!2026', newPassword: NEW_PASSWORD } },
  getDeleteReasons: {},
  withdraw: { params: { id: USER_ID, reasonId: '1' } },
  getOwnData: { params: { id: USER_ID } },
  noteLocationUse: {},
  getLocationUses: {},

  getBookmarks: {},
  getBookmarkIds: {},
  addBookmark: { params: { id: OUTFIT_ID } },
  removeBookmark: { params: { id: OUTFIT_ID } },
  getWornOutfits: {},
  markWorn: { params: { date: '2026-01-15' }, body: { outfitId: OUTFIT_ID, categoryId: 2 } },
  unmarkWorn: { params: { date: '2026-01-15' } },
  forgetWorn: {},
  getNeverWear: {},
  saveNeverWear: { body: { kinds: ['skirts', 'hats'] } },
  getNotificationSetting: {},
  saveNotificationSetting: { body: { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: false } },
  noteOpening: {},
  noteOpenedPush: { body: { outfitId: OUTFIT_ID, date: '2026-01-15' } },
  getPushSetup: {},
  saveFcmToken: { body: { fcmToken: 'a-token' } },
  getPlaces: {},
  savePlaces: { body: { content: [HOME] } },
  getMyDay: {},
  saveMyDay: {
    body: { myDay: createUniformWeek({ spans: [{ from: 8, until: 19, placeId: HOME.id }], categoryId: 1 }) },
  },
  getPlacesAbroad: {},
  getTrips: {},
  saveTrips: {
    body: {
      content: [
        {
          id: 'trip0001',
          latitude: HOME.latitude,
          longitude: HOME.longitude,
          region: HOME.region,
          from: '2026-01-16',
          categoryIds: [2, 2, 4],
          removed: ['sunglasses'],
          wanted: [],
        },
      ],
    },
  },
  getPackingList: {
    query: {
      latitude: POINT.lat,
      longitude: POINT.lon,
      from: '2026-01-16',
      categories: '2.2.4',
      removed: 'sunglasses',
    },
  },
  getPackingCard: {
    query: {
      ...{ latitude: POINT.lat, longitude: POINT.lon, from: '2026-01-16', categories: '2.2.4' },
      ...HOME.region,
    },
  },
  getWidgets: {},
  createWidget: { body: { latitude: 37.498, longitude: 127.027, region: HOME.region, categoryId: 2 } },
  revokeWidget: { params: { id: USER_ID } },
  getCalendar: { params: { file: `${'a'.repeat(43)}.ics` } },
  getWidgetPicture: { params: { file: `${'a'.repeat(43)}.png` }, query: { size: 'small' } },
};
