import { ApiError } from '@/lib/contract/errors';

/** Fewer guesses than this are what somebody tries who has a list of the commonest passwords and of how they are varied. */
const FEWEST_GUESSES = 1_000_000;
/** The product's name, as it is written and as it is typed with the keyboard left in English. */
const PRODUCT = ['nalot', 'skfdht'];

async function loadEstimate() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loaded: ReturnType<typeof loadEstimate> | undefined;

/** Loaded at the first need: the list has 49,000 passwords. */
const estimate = () => (loaded ??= loadEstimate());

const contains = (password: string, name: string): boolean => password.toLowerCase().includes(name.toLowerCase());

/**
 * Throws `ApiError` INVALID_INPUT, for the field that it came in, for a new password that is common (a maintained list,
 * with its usual variations and rows of keys) or that holds the username or the product's name.
 */
export async function rejectCommonPassword(field: string, password: string, username: string | null): Promise<void> {
  const names = [...PRODUCT, ...(username ? [username] : [])];
  const isNamed = names.some((name) => contains(password, name));
  const isCommon = isNamed || (await estimate()).check(password).guesses < FEWEST_GUESSES;
  if (!isCommon) return;
  const message = isNamed
    ? '아이디나 날옷의 이름은 비밀번호에 넣을 수 없어요.'
    : '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.';
  throw new ApiError('INVALID_INPUT', { message, fields: { [field]: message } });
}
