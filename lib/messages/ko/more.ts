import { abroad } from './abroad';
import { accountSettings } from './account-settings';
import { alarm } from './alarm';
import { analyticsChoice } from './analytics-choice';
import { bookmarks } from './bookmarks';
import { calendar } from './calendar';
import { calendarFeed } from './calendar-feed';
import { clock } from './clock';
import { comfort } from './comfort';
import { consentRenewal } from './consent-renewal';
import { dailyPush } from './daily-push';
import { dayStrip } from './day-strip';
import { dialogs } from './dialogs';
import { documents } from './documents';
import { feedback } from './feedback';
import { garmentKinds } from './garment-kinds';
import { landing } from './landing';
import { logIn } from './log-in';
import { loginPrompt } from './login-prompt';
import { mailCode } from './mail-code';
import { my } from './my';
import { myDay } from './my-day';
import { neverWear } from './never-wear';
import { offers } from './offers';
import { ownData } from './own-data';
import { passwordRules } from './password-rules';
import { passwords } from './passwords';
import { placesSheet } from './places-sheet';
import { problems } from './problems';
import { profile } from './profile';
import { pushCard } from './push-card';
import { pushDevice } from './push-device';
import { recovery } from './recovery';
import { screens } from './screens';
import { secession } from './secession';
import { shareSheet } from './share-sheet';
import { signup } from './signup';
import { socialLogin } from './social-login';
import { suitableRange } from './suitable-range';
import { trips } from './trips';
import { widget } from './widget';
import { widgets } from './widgets';
import { worn } from './worn';

/** Messages of all screens except home, weather and the landing page, and of what these load later. */
export const MORE = {
  abroad,
  accountSettings,
  alarm,
  analyticsChoice,
  bookmarks,
  calendar,
  calendarFeed,
  clock,
  comfort,
  consentRenewal,
  dailyPush,
  dayStrip,
  dialogs,
  documents,
  feedback,
  garmentKinds,
  landing,
  logIn,
  loginPrompt,
  mailCode,
  my,
  myDay,
  neverWear,
  offers,
  ownData,
  passwordRules,
  passwords,
  placesSheet,
  problems,
  profile,
  pushCard,
  pushDevice,
  recovery,
  screens,
  secession,
  shareSheet,
  signup,
  socialLogin,
  suitableRange,
  trips,
  widget,
  widgets,
  worn,
};
