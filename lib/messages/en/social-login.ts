import type { Messages } from '../messages';

export const socialLogin: Messages['socialLogin'] = {
  providers: { kakao: 'Kakao', google: 'Google' },
  developmentLogin: 'Test login',
  lastUsed: 'Last used',
};
