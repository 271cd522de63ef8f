import { composeCodeMail, composePasswordChangedMail } from '@/lib/api-host/mail/compose-mails';
import { MAIL_CODE_TTL_S } from '@/lib/contract/mail-code';
import { findFlaws, findSentenceFlaws } from '@/tests/support/english';

const reader = { address: 'someone@example.com', language: 'en' } as const;
const CODE = '012345';

/** Lists the sentences of a mail's plain text, without title, code and footer. */
const listSentences = (text: string) => text.split('\n').filter((line) => /[.?]$/.test(line));

it.each(['signup', 'find-id', 'reset'] as const)('the mail with a code for %s is complete in English', (purpose) => {
  const { subject, text, html } = composeCodeMail(reader, purpose, CODE);
  expect(subject).toMatch(/^\[Nalot\] Your .*code/);
  expect(subject).not.toContain(CODE);
  expect(text).toContain(`Code: ${CODE}`);
  expect(text).toContain(`${MAIL_CODE_TTL_S / 60} minutes`);
  expect(text.split('\n').flatMap(findFlaws)).toEqual([]);
  expect(listSentences(text).flatMap(findSentenceFlaws)).toEqual([]);
  expect(html).toMatch(/<html lang="en">/);
  expect(html).not.toMatch(/[가-힣]/);
});

it('the mail about a changed password is complete in English', () => {
  const { subject, text, html } = composePasswordChangedMail(reader);
  expect(subject).toBe('[Nalot] Your password was changed');
  expect(text.split('\n').flatMap(findFlaws)).toEqual([]);
  expect(listSentences(text).flatMap(findSentenceFlaws)).toEqual([]);
  expect(html).not.toMatch(/[가-힣]/);
});
