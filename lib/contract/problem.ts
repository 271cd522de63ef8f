/** Problems that a text alone describes. */
type PlainProblem =
  | 'required'
  | 'invalid'
  | 'repeated'
  | 'notJson'
  | 'usernameRequired'
  | 'usernameTooShort'
  | 'usernameTooLong'
  | 'usernameInvalid'
  | 'usernameMissing'
  | 'passwordMissing'
  | 'passwordInvalid'
  | 'newPasswordMissing'
  | 'currentPasswordMissing'
  | 'passwordUnchanged'
  | 'confirmationMissing'
  | 'confirmationDiffers'
  | 'nicknameMissing'
  | 'nicknameHasBlank'
  | 'nicknameTooLong'
  | 'nicknameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'birthDateIncomplete'
  | 'yearInvalid'
  | 'monthInvalid'
  | 'dayInvalid'
  | 'genderMissing'
  | 'termsNotAccepted'
  | 'privacyNotAccepted'
  | 'locationNotAccepted'
  | 'consentMissing'
  | 'codeMissing'
  | 'codeInvalid'
  | 'reasonMissing'
  | 'leavingReasonMissing'
  | 'feedbackMissing'
  | 'feedbackTooLong'
  | 'usernameTaken'
  | 'emailTaken'
  | 'emailNotConfirmed'
  | 'tooYoung'
  | 'passwordHasName'
  | 'passwordCommon'
  | 'loginFailed'
  | 'currentPasswordWrong'
  | 'noPassword'
  | 'notConfirmed'
  | 'accountUnknown'
  | 'userUnknown'
  | 'codeUnusable'
  | 'codeUsed'
  | 'codeWrongTooOften'
  | 'tooManyCodeTries'
  | 'mailNotSent'
  | 'mailRefused'
  | 'providerUnavailable'
  | 'socialLoginFailed'
  | 'callbackRejected'
  | 'tooManyTries'
  | 'tooManyLogins'
  | 'oneMailAMinute'
  | 'fiveMailsADay'
  | 'latitudeNotANumber'
  | 'longitudeNotANumber'
  | 'latitudeOutOfRange'
  | 'longitudeOutOfRange'
  | 'pointIncomplete'
  | 'regionUnknown'
  | 'searchTooShort'
  | 'searchTooLong'
  | 'abroadUnavailable'
  | 'abroadUsedUp'
  | 'placeNameMissing'
  | 'placeNameTooLong'
  | 'placeNameCharacter'
  | 'tooManyPlaces'
  | 'placeRepeated'
  | 'placeNameRepeated'
  | 'placesChangedElsewhere'
  | 'hoursInvalid'
  | 'hourOutOfRange'
  | 'minuteOutOfRange'
  | 'dayNotForecast'
  | 'planNameTooLong'
  | 'spanEmpty'
  | 'tooManySpans'
  | 'spansOverlap'
  | 'categoryUnknown'
  | 'tooManyExceptions'
  | 'tooManyTrips'
  | 'tripTooShort'
  | 'tripTooLong'
  | 'tripTooFar'
  | 'occasionOutsideTrip'
  | 'garmentKindUnknown'
  | 'bookmarksFull'
  | 'feedbackDateInvalid'
  | 'feedbackOutdated'
  | 'wornDateInvalid'
  | 'pushDateInvalid'
  | 'pushAddressInvalid'
  | 'tooManyWidgets'
  | 'calendarExists';

/** Problems that a text with a number describes. */
type CountedProblem = 'codeWrong';

/** Problems that a text with a list of values describes. */
type ListedProblem = 'notOneOf';

/** A problem of input or of a request, which each language describes: `usernameTaken`, `codeWrong:3`, `notOneOf:a, b`. */
export type Problem = PlainProblem | `${CountedProblem}:${number}` | `${ListedProblem}:${string}`;

/** Texts of the problems in one language. */
export type ProblemTexts = Record<PlainProblem, string> &
  Record<CountedProblem, (count: number) => string> &
  Record<ListedProblem, (values: string) => string>;

/** Checks the name of a problem where a plain text is expected, such as the message of a schema. */
export const problem = (name: Problem): Problem => name;

/** Returns the text of a problem. Any other text is returned as it is, because it has been described already. */
export function describeProblem(name: string, texts: ProblemTexts): string {
  const [key = '', detail = ''] = name.split(':', 2);
  if (key === 'notOneOf') return texts.notOneOf(detail);
  if (key === 'codeWrong') return texts.codeWrong(Number(detail));
  return Object.hasOwn(texts, key) ? texts[key as PlainProblem] : name;
}
