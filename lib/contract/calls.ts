import {
  finishSocialLogin,
  getProfile,
  getSocialProviders,
  issueSocialTokens,
  logIn,
  logOut,
  logOutElsewhere,
  reissue,
  startSocialLogin,
} from './auth';
import { addBookmark, getBookmarkIds, getBookmarks, removeBookmark } from './bookmark';
import type { Call } from './call';
import {
  resetOutfitFeedback,
  saveSensitivity,
  sendFeedback,
  sendOutfitFeedback,
  sendVisitorFeedback,
  takeBackOutfitFeedback,
} from './feedback';
import { getHolidays } from './holidays';
import { getNeverWear, saveNeverWear } from './never-wear';
import {
  getNotificationSetting,
  getPushSetup,
  noteOpenedPush,
  noteOpening,
  saveFcmToken,
  saveNotificationSetting,
} from './notification';
import { getCategories, getOutfitPicture, getOutfits } from './outfit';
import { getMyDay, saveMyDay } from './my-day';
import { getGuideCard, getOutfitCard } from './outfit-card';
import { getLocationUses, getOwnData, noteLocationUse } from './own-data';
import { getPlaces, savePlaces } from './places';
import { getPlacesAbroad } from './places-abroad';
import { resetPassword, sendFindIdCode, sendResetCode, verifyFindIdCode, verifyResetCode } from './recovery';
import { getNeighbourhoods, getRegion } from './region';
import {
  changePassword,
  checkPassword,
  checkUsername,
  getDeleteReasons,
  sendSignupCode,
  signUp,
  updateUser,
  verifySignupCode,
  withdraw,
} from './user';
import { getPackingCard } from './packing-card';
import { getPackingList, getTrips, saveTrips } from './trips';
import { sendVitals } from './vitals';
import { createWidget, getCalendar, getWidgetPicture, getWidgets, revokeWidget } from './widget';
import { getMidTermWeather, getPositionWeather } from './weather';
import { forgetWorn, getWornOutfits, markWorn, unmarkWorn } from './worn';

const calls = [
  getRegion,
  getNeighbourhoods,
  getPlacesAbroad,
  getPositionWeather,
  getMidTermWeather,
  getHolidays,
  getCategories,
  getOutfits,
  getOutfitPicture,
  getOutfitCard,
  getGuideCard,
  sendOutfitFeedback,
  takeBackOutfitFeedback,
  resetOutfitFeedback,
  saveSensitivity,
  sendFeedback,
  sendVisitorFeedback,
  sendVitals,

  logIn,
  getProfile,
  reissue,
  logOut,
  logOutElsewhere,
  getSocialProviders,
  startSocialLogin,
  finishSocialLogin,
  issueSocialTokens,

  sendFindIdCode,
  verifyFindIdCode,
  sendResetCode,
  verifyResetCode,
  resetPassword,

  signUp,
  checkUsername,
  checkPassword,
  sendSignupCode,
  verifySignupCode,
  updateUser,
  changePassword,
  getDeleteReasons,
  withdraw,
  getOwnData,
  noteLocationUse,
  getLocationUses,

  getBookmarks,
  getBookmarkIds,
  addBookmark,
  removeBookmark,
  getWornOutfits,
  markWorn,
  unmarkWorn,
  forgetWorn,
  getNeverWear,
  saveNeverWear,
  getNotificationSetting,
  saveNotificationSetting,
  noteOpening,
  noteOpenedPush,
  getPushSetup,
  saveFcmToken,
  getPlaces,
  savePlaces,
  getMyDay,
  saveMyDay,
  getTrips,
  saveTrips,
  getPackingList,
  getPackingCard,
  getWidgets,
  createWidget,
  revokeWidget,
  getWidgetPicture,
  getCalendar,
] as const satisfies readonly Call[];

/** Id of a call of the contract, for records that have an entry for each call. */
export type CallId = (typeof calls)[number]['id'];
export type ContractCall = Call & { id: CallId };

/** All calls of the product's API. Gateway, host routes and OpenAPI are generated from this list. */
export const CALLS: readonly ContractCall[] = calls;
