import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';

/** Subjects of the landing page and of the screens of accounts, and the session's toasts. */
const SUBJECTS = [
  'accountSettings',
  'alarm',
  'analyticsChoice',
  'bookmarks',
  'calendar',
  'comfort',
  'documents',
  'feedback',
  'landing',
  'logIn',
  'loginPrompt',
  'mailCode',
  'my',
  'myDay',
  'neverWear',
  'passwords',
  'profile',
  'pushCard',
  'pushDevice',
  'recovery',
  'secession',
  'session',
  'signup',
  'socialLogin',
  'trips',
  'widgets',
  'worn',
] as const satisfies readonly (keyof typeof EN)[];

const WARMER = { to: 'warmer', isSlight: true };
const COOLER = { to: 'cooler', isSlight: false };

/** Arguments for each message with values, in one or more variants. Both languages receive the same. */
const SAMPLES: Record<string, unknown[][]> = {
  'accountSettings.loggedOutElsewhere': [[0], [1], [3]],
  'alarm.formatTime': [
    [7, 30],
    [23, 5],
  ],
  'alarm.everyDayAt': [['7:30']],
  'alarm.quickTime': [['07:30', '7:30']],
  'bookmarks.count': [[1], [12]],
  'bookmarks.removeText': [[1], [12]],
  'bookmarks.savedAt': [['Age']],
  'bookmarks.selected': [[2]],
  'bookmarks.suits': [['5°']],
  'calendar.formatDate': [[11, 21, 1]],
  'calendar.formatDay': [[11, 21]],
  'calendar.formatFullDate': [[2026, 11, 21]],
  'documents.formatNoticeDate': [[2026, 11, 9]],
  'calendar.formatMonth': [[1], [12]],
  'comfort.always': [[null], [WARMER], [COOLER]],
  'comfort.byDay': [
    [null, WARMER],
    [COOLER, null],
  ],
  'comfort.lastFeeling': [[{ month: 11, day: 21, feeling: 'cold' }], [{ month: 1, day: 2, feeling: 'hot' }]],
  'landing.occasionSlide.title': [[['Work', 'Dates', 'Sport']], [['Work']]],
  'landing.showSlide': [[2, 'Title']],
  'loginPrompt.category.text': [[['Work', 'Dates']]],
  'mailCode.resendIn': [[42]],
  'my.accountAt': [['Google']],
  'my.name': [['Nari']],
  'myDay.hasHours': [['Day']],
  'myDay.hasMistake': [['Day']],
  'myDay.exceptions.remove': [['Day']],
  'myDay.hoursOn': [['Day']],
  'myDay.nextDay': [['Hour']],
  'myDay.removeSpan': [[2]],
  'myDay.span': [[2]],
  'passwords.changeAtProvider': [['Google']],
  'passwords.confirmation': [['Password']],
  'passwords.formatTooLong': [[14, 20]],
  'passwords.placeholder': [['8 to 15']],
  'secession.confirmText': [['Nari']],
  'session.welcome': [['Nari']],
  'signup.consents.agreedToLocation': [['Terms']],
  'signup.consents.agreedToMarketing': [['Terms']],
  'signup.consents.agreedToPrivacy': [['Terms']],
  'signup.consents.agreedToTerms': [['Terms']],
  'signup.doneHeading': [['Nari']],
  'signup.readAll': [['Terms']],
  'signup.stepOf': [[2, 4]],
  'signup.welcome': [['Nari']],
  'trips.form.nightsOf': [[1], [3]],
  'trips.length': [[1], [3]],
  'trips.list.basics': [[1], [3]],
  'trips.list.change': [['Coat']],
  'trips.list.count': [[2]],
  'trips.list.progress': [[0, 5]],
  'trips.list.shareTitle': [['Jeju']],
  'trips.list.returned': [[['Umbrella', 'Scarf']]],
  'trips.list.clothes': [[['Navy coat', 'White shirt']]],
  'trips.list.takeAlong': [[['Umbrella', 'Scarf']]],
  'trips.list.uncovered': [
    ['cold', '7 am', '9 am'],
    ['warm', '7 am', '9 am'],
    ['rain', '7 am', '9 am'],
    ['cold', 'the morning', 'the morning'],
  ],
  'trips.range': [['Monday', 'Friday']],
  'widgets.createdOn': [[{ month: 11, day: 21 }]],
  'widgets.full': [[5]],
  'worn.describeDay': [[{ month: 11, day: 21, title: 'Title' }]],
  'worn.feelsLike': [
    [-3, 5],
    [4, 4],
  ],
  'worn.storedFor': [
    [180, true],
    [180, false],
  ],
};

/** Returns every text of the messages by its key. Messages with values are called with each sample. */
function collectTexts(messages: unknown, key: string): [key: string, text: string][] {
  if (typeof messages === 'string') return [[key, messages]];
  if (typeof messages === 'function') {
    const samples = SAMPLES[key];
    if (!samples) throw new Error(`SAMPLES has no arguments for ${key}.`);
    return samples.map((values, at) => [`${key}#${at}`, String(messages(...values))]);
  }
  return Object.entries(messages as object).flatMap(([name, each]) => collectTexts(each, `${key}.${name}`));
}

const collect = (messages: typeof EN) => SUBJECTS.flatMap((subject) => collectTexts(messages[subject], subject));
const [ENGLISH, KOREAN] = [collect(EN), new Map(collect(KO))];
const findEnglish = (isWrong: (text: string, key: string) => boolean) =>
  ENGLISH.filter(([key, text]) => isWrong(text, key));

/** Texts that continue or precede another one within a sentence, or are empty in one language. */
const PARTS =
  /^(alarm\.followsSchedule|myDay\.visitorNote\.after|passwords\.(met|notMet)$|landing\.or$|profile\.dateParts)/;

it('has the same texts in both languages', () => {
  expect(ENGLISH.map(([key]) => key)).toEqual([...KOREAN.keys()]);
  expect(ENGLISH.length).toBeGreaterThan(350);
});

it('has no Hangul, placeholder or stray blank in English', () => {
  expect(findEnglish((text) => /[ㄱ-ㅎ가-힣]/.test(text))).toEqual([]);
  expect(findEnglish((text) => /undefined|null|NaN|\[object|\$\{/.test(text))).toEqual([]);
  expect(findEnglish((text) => / {2}| [.,!:]| \?(?!size=)/.test(text))).toEqual([]);
  expect(findEnglish((text, key) => !PARTS.test(key) && (text === '' || text !== text.trim()))).toEqual([]);
});

it('has typographic quotes and apostrophes in English', () => {
  expect(findEnglish((text) => /['"]/.test(text))).toEqual([]);
});

it('ends an English text like the Korean one: a sentence, a question or a label', () => {
  const getEnd = (text: string) => /[.?!]$/.exec(text.trim())?.[0] ?? '';
  const different = findEnglish((text, key) => {
    const korean = KOREAN.get(key) ?? '';
    // A Korean date in numbers ends with a full stop.
    if (key.startsWith('documents.formatNoticeDate')) return false;
    return getEnd(text) === '.'
      ? getEnd(korean) === '' && korean.length > 0
      : getEnd(korean) === '.' && getEnd(text) === '';
  });
  expect(different).toEqual([]);
});

it('states the numbers and names of the Korean text in English', () => {
  const listFacts = (text: string) => text.match(/\d+|Nari|Google|Title|Terms|Day|Hour|Age|Work|Dates/g) ?? [];
  const named = (key: string) =>
    /^calendar|^comfort\.last|^documents\.formatNoticeDate|^widgets\.created|^worn\.describe/.test(key);
  const missing = findEnglish((text, key) => {
    const facts = listFacts(KOREAN.get(key) ?? '');
    // English names the month, and agrees to documents in lower case.
    return facts.some(
      (fact) => !text.toLowerCase().includes(fact.toLowerCase()) && !(named(key) && Number(fact) <= 12),
    );
  });
  expect(missing.filter(([key]) => key.includes('#'))).toEqual([]);
});
