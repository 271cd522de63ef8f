import { ApiError } from '@/lib/contract/errors';
import { problem, type Problem } from '@/lib/contract/problem';

/** Passwords that need fewer guesses are within reach of a list of common passwords and their variations. */
const MIN_GUESSES = 1_000_000;
/** The product's name, also as it comes out if the keyboard is set to English. */
const PRODUCT_NAMES = ['nalot', 'skfdht'];

async function loadEstimate() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loaded: ReturnType<typeof loadEstimate> | undefined;

/** Loaded on first use: the list has 49,000 passwords. */
const estimate = () => (loaded ??= loadEstimate());

const contains = (password: string, name: string): boolean => password.toLowerCase().includes(name.toLowerCase());

/**
 * Returns the problem if a new password is common (a maintained list with its usual variations and
 * keyboard rows) or contains the username or the product's name; otherwise null.
 */
export async function findPasswordProblem(password: string, username: string | null): Promise<Problem | null> {
  const names = [...PRODUCT_NAMES, ...(username ? [username] : [])];
  if (names.some((name) => contains(password, name))) return problem('passwordHasName');
  const isCommon = (await estimate()).check(password).guesses < MIN_GUESSES;
  return isCommon ? problem('passwordCommon') : null;
}

/** Throws `ApiError` INVALID_INPUT for `field` if `findPasswordProblem` finds one. */
export async function rejectCommonPassword(field: string, password: string, username: string | null): Promise<void> {
  const found = await findPasswordProblem(password, username);
  if (found) throw new ApiError('INVALID_INPUT', { message: found, fields: { [field]: found } });
}
