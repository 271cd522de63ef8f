import {
  CHANGED_PASSWORD_LENGTH,
  changedPassword,
  NEW_PASSWORD_LENGTH,
  newPassword,
} from '@/lib/contract/account-fields';
import { getPasswordRules } from '@/lib/domain/validation/password-rules';
import { KO } from '@/lib/messages/ko/messages';

const PARTS = ['a', 'Z', '7', '0', '!', '~', ' ', '가', '！', 'é', '\t', 'abcde', '1234'];
/** All passwords of up to four of these parts. */
function* typed(depth = 4, before = ''): Generator<string> {
  yield before;
  if (depth > 0) for (const part of PARTS) yield* typed(depth - 1, before + part);
}

describe.each([
  ['a new password', NEW_PASSWORD_LENGTH, newPassword],
  ['a changed password', CHANGED_PASSWORD_LENGTH, changedPassword],
] as const)('the rules of %s', (_, length, schema) => {
  it('all hold exactly when it is accepted', () => {
    const rules = getPasswordRules(length, KO.passwordRules);
    const differing = [...typed()].filter(
      (password) => rules.every(({ isMet }) => isMet(password)) !== schema.safeParse(password).success,
    );
    expect(differing).toEqual([]);
  });

  it('are checked off one by one', () => {
    const kept = (password: string) =>
      getPasswordRules(length, KO.passwordRules)
        .filter(({ isMet }) => isMet(password))
        .map(({ label }) => label);
    expect(kept('')).toEqual([]);
    expect(kept('비')).toEqual([]);
    expect(kept('a')).toEqual(['영문', '한글·띄어쓰기 없이']);
    expect(kept('a1!')).toEqual(['영문', '숫자', '특수문자', '한글·띄어쓰기 없이']);
  });
});
