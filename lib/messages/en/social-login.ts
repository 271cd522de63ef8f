import type { Messages } from '../messages';

export const socialLogin: Messages['socialLogin'] = {
  providers: { kakao: 'Kakao', google: 'Google' },
  developmentLogin: 'Test login',
  lastUsed: 'Last used',
  inBrowser: 'Open in browser',
  copied: 'Google doesn’t allow its login inside this app. The address is copied: paste it into Safari.',
  notCopied: 'Google doesn’t allow its login inside this app. Please open the page in a browser from the app’s menu.',
};
