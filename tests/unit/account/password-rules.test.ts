import {
  CHANGED_PASSWORD_LENGTH,
  changedPassword,
  NEW_PASSWORD_LENGTH,
  newPassword,
} from '@/lib/contract/account-fields';
import { getPasswordRules, getSuggestionAttributes } from '@/lib/domain/validation/password-rules';
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

  it('let a browser suggest a password that is accepted', () => {
    const { minLength, maxLength, passwordrules } = getSuggestionAttributes(length);
    const rules = passwordrules.split(';').map((rule) => rule.trim());
    expect(rules.slice(0, 2)).toEqual([`minlength: ${minLength}`, `maxlength: ${maxLength}`]);
    const specials = /required: \[(.+)\]/.exec(passwordrules)?.[1] ?? '';
    expect(rules.slice(2, -2)).toEqual(['required: lower', 'required: upper', 'required: digit']);
    for (const special of specials)
      for (const size of [minLength, maxLength])
        expect(schema.safeParse(`aB7${special}`.padEnd(size, special)).success).toBe(true);
    expect(schema.safeParse('aB7!'.padEnd(maxLength + 1, 'x')).success).toBe(false);
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
