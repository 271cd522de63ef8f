import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SocialButton } from '@/components/account/social-button';
import { socialLogin } from '@/lib/messages/ko/social-login';
import { replaceModule } from '../../support/replace-module';

const [showSuccess, showError] = [jest.fn(), jest.fn()];
replaceModule('@/lib/client/toasts/toasts', {
  showSuccess: (text: string) => void showSuccess(text),
  toast: { error: (text: string) => void showError(text) },
});

const NAVER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 NAVER(inapp; search; 2000; 12.14.0)';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

const copies = async (): Promise<void> => undefined;
const fails = (): Promise<void> => Promise.reject(new Error('denied'));

function open(userAgent: string, provider: 'google' | 'kakao', { installed = false } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.assign(window, { matchMedia: () => ({ matches: installed }) });
  render(<SocialButton provider={provider} />);
  return screen.getByRole('button');
}

it.each([
  ['says that', copies, showSuccess, socialLogin.copied],
  ['names the menu if it cannot, when it', fails, showError, socialLogin.notCopied],
] as const)(
  '%s the Google login copies the address in an app that cannot open a browser',
  async (_, copy, show, text) => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    const button = open(NAVER, 'google');
    expect(button).toHaveTextContent(socialLogin.inBrowser);
    await user.click(button);
    expect(writeText).toHaveBeenCalledWith(location.href);
    expect(show).toHaveBeenCalledWith(text);
  },
);

it.each([
  ['Google in a browser', SAFARI, 'google', false],
  ['Google in the installed app', NAVER, 'google', true],
  ['Kakao, which permits every browser,', NAVER, 'kakao', false],
] as const)('%s logs in directly', (_, userAgent, provider, installed) => {
  expect(open(userAgent, provider, { installed })).not.toHaveTextContent(socialLogin.inBrowser);
});
