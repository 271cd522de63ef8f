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
  | 'spanEmpty'
  | 'tooManySpans'
  | 'spansOverlap'
  | 'categoryUnknown'
  | 'tooManyExceptions'
  | 'garmentKindUnknown'
  | 'bookmarksFull'
  | 'feedbackDateInvalid'
  | 'feedbackOutdated'
  | 'wornDateInvalid'
  | 'pushDateInvalid'
  | 'pushAddressInvalid'
  | 'tooManyWidgets';

/** Problems that a text with a number describes. */
type CountedProblem = 'codeWrong';

/** A problem of input or of a request, which each language describes: `usernameTaken`, `codeWrong:3`. */
export type Problem = PlainProblem | `${CountedProblem}:${number}`;

/** Texts of the problems in one language. */
export type ProblemTexts = Record<PlainProblem, string> & Record<CountedProblem, (count: number) => string>;

/** Checks the name of a problem where a plain text is expected, such as the message of a schema. */
export const problem = (name: Problem): Problem => name;

/** Returns the text of a problem. Any other text is returned as it is, because it has been described already. */
export function describeProblem(name: string, texts: ProblemTexts): string {
  const [key = '', count] = name.split(':', 2);
  const text = Object.hasOwn(texts, key) ? texts[key as keyof ProblemTexts] : name;
  return typeof text === 'function' ? text(Number(count)) : text;
}
