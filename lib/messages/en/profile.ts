import type { Messages } from '../messages';

export const profile: Messages['profile'] = {
  nickname: 'Nickname',
  nicknamePlaceholder: 'Up to 7 letters, Latin or Korean',
  nicknameFine: 'That’s a nice nickname.',
  username: 'Username',
  email: 'Email',
  gender: 'Gender',
  genders: { FEMALE: 'Female', MALE: 'Male', unspecified: 'No answer' },
  genderHint: 'Used only to choose which outfits to show you.',
  birthDate: 'Date of birth',
  dateParts: { year: 'Y', month: 'M', day: 'D' },
  save: 'Save',
  saved: 'Your profile is updated.',
  saveFailed: 'We couldn’t update your profile.',
};
