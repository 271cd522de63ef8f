import { CALLS } from '@/lib/contract/calls';

/** Fields that must not appear in an address, which is visible in histories, logs and referrers. */
const SECRET = /password|token|secret|e-?mail|birth|nickname|verification|session/i;

/** Parameters of a provider's redirect: single-use, and worthless in another browser. */
const OF_PROVIDERS = ['code', 'state', 'iss', 'error'];

describe('call addresses', () => {
  // ASVS 14.2.1
  it('contain no secret or personal field', () => {
    for (const { id, path, query } of CALLS) {
      const names = [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        ...Object.keys(query?.shape ?? {}),
      ];
      const open = names.filter((name) => id !== 'finishSocialLogin' || !OF_PROVIDERS.includes(name));
      expect([id, open.filter((name) => SECRET.test(name) || name === 'code')]).toEqual([id, []]);
    }
  });

  it('shared calls read no cookie that identifies a user', () => {
    for (const { id, headers, cache } of CALLS)
      if (typeof cache === 'object') expect([id, Object.keys(headers?.shape ?? {})]).toEqual([id, []]);
  });
});
