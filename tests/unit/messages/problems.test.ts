import { addLoadedMessages } from '@/lib/client/language/messages';
import { createFormResolver } from '@/components/ui/form-resolver';
import { ApiError, type ErrorCode } from '@/lib/contract/errors';
import { myDay } from '@/lib/contract/my-day';
import { describeProblem, problem, type Problem } from '@/lib/contract/problem';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { findSentenceFlaws } from '@/tests/support/english';

it('problems and errors are described by English sentences', () => {
  const { codeWrong, notOneOf, ...plain } = EN.problems;
  const texts = [...Object.values(plain), ...Object.values(EN.errors), codeWrong(1), codeWrong(4), notOneOf('a, b')];
  // Exclamation marks are for the young.
  expect(texts.flatMap((text) => findSentenceFlaws(text.replace(/!$/, '.')))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([KO, EN])(
  'a failed login has one wording, whether the host or the screen describes it',
  ({ logIn, problems }) => {
    expect(problems.loginFailed).toBe(logIn.wrongCredentials);
    expect(problems.socialLoginFailed).toBe(logIn.socialFailures.failed);
  },
);

it.each<[Problem, string, string]>([
  ['usernameTaken', '이미 사용 중인 아이디예요.', 'This username is already taken.'],
  ['codeWrong:3', '인증번호가 맞지 않아요. 3번 더 입력할 수 있어요.', 'The code is wrong. You can try 3 times more.'],
  ['notOneOf:a, b', '이 가운데 하나여야 해요: a, b', 'This must be one of: a, b.'],
  ['codeWrong:1', '인증번호가 맞지 않아요. 1번 더 입력할 수 있어요.', 'The code is wrong. You can try once more.'],
])('%s is described in each language', (name, korean, english) => {
  expect(describeProblem(name, KO.problems)).toBe(korean);
  expect(describeProblem(name, EN.problems)).toBe(english);
});

it.each(['이미 쓰고 있는 아이디예요.', 'toString', 'constructor: x', ''])('the text %j stays as it is', (text) => {
  expect(describeProblem(text, EN.problems)).toBe(text);
});

it('errors are described in the language of the texts, by their code or problem', () => {
  const message = problem('emailTaken');
  expect(new ApiError('CONFLICT', { message, fields: { email: message, nickname: '안 돼요.' } }).toBody(EN)).toEqual({
    error: {
      code: 'CONFLICT',
      message: EN.problems.emailTaken,
      fields: { email: EN.problems.emailTaken, nickname: '안 돼요.' },
    },
  });
  for (const code of Object.keys(EN.errors) as ErrorCode[])
    expect(new ApiError(code).toBody(EN, 'one').error).toEqual({ code, message: EN.errors[code], requestId: 'one' });
});

it('forms describe the problems of nested fields', async () => {
  addLoadedMessages({ language: 'ko', ...KO });
  const free = { spans: [], categoryId: null };
  const span = (from: number, until: number) => ({ from, until, placeId: null });
  const resolve = createFormResolver(myDay);
  const findErrors = async (spans: object[]) => {
    const week = [{ ...free, spans }, free, free, free, free, free, free];
    const options = { fields: {}, shouldUseNativeValidation: false };
    return (await resolve({ week } as never, undefined, options)).errors;
  };
  expect(await findErrors([span(8, 9)])).toEqual({});
  expect(await findErrors([span(8, 8)])).toMatchObject({
    week: [{ spans: [{ until: { message: KO.problems.spanEmpty } }] }],
  });
  expect(JSON.stringify(await findErrors([span(8, 12), span(10, 13)]))).toContain(KO.problems.spansOverlap);
});
