import { chooseLanguage, findAcceptedLanguage } from '@/lib/domain/choose-language';

describe('the language that an Accept-Language header prefers', () => {
  it.each([
    // Headers of browsers.
    ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'ko'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en-US'],
    ['en-GB', 'en'],
    ['ja,en;q=0.5', 'en'],
    ['ja,en-US;q=0.4,ko;q=0.3', 'en-US'],
    ['en-Latn-us,ko;q=0.8', 'en-US'],
    ['en-GB,en-US;q=0.9', 'en'],
    // The highest weight wins, whatever the order; of equal ones, the first.
    ['en;q=0.8, ko', 'ko'],
    ['ko;q=0.1,en;q=0.2', 'en'],
    ['ko;q=0.999,en;q=1.000', 'en'],
    ['en,ko', 'en'],
    ['ko,en', 'ko'],
    ['EN ; q=0.5', 'en'],
    // `*` stands for Korean, unless Korean is named.
    ['*', 'ko'],
    ['en;q=0.5,*', 'ko'],
    ['en,*;q=0.5', 'en'],
    ['*,ko;q=0.1,en;q=0.5', 'en'],
    // A weight of 0 means not acceptable.
    ['en;q=0', 'ko'],
    ['ko;q=0,en;q=0.1', 'en'],
    ['en;q=0.000,en-GB;q=0.2', 'en'],
    // Neither is named.
    ['fr-FR,fr;q=0.9', 'ko'],
    ['', 'ko'],
    // Invalid ranges count as missing.
    ['en;q=2', 'ko'],
    ['en;q=0.1234', 'ko'],
    ['en;q=-1,de', 'ko'],
    ['english', 'ko'],
    ['en_US', 'ko'],
    ['en;q=0.9;q=0.1', 'ko'],
    [',,;q=1,en', 'en'],
  ])('of %j is %s', (header, language) => expect(findAcceptedLanguage(header)).toBe(language));

  it('is Korean without a header', () => {
    expect(findAcceptedLanguage(null)).toBe('ko');
    expect(findAcceptedLanguage(undefined)).toBe('ko');
  });
});

describe('the language of a request', () => {
  it.each([
    [{ parameter: 'en', cookie: 'ko', accepted: 'ko' }, 'en'],
    [{ parameter: 'ko', cookie: 'en', accepted: 'en' }, 'ko'],
    [{ parameter: 'xx', cookie: 'en', accepted: 'ko' }, 'en'],
    [{ parameter: null, cookie: 'ko', accepted: 'en' }, 'ko'],
    // Only a browser of the United States starts with imperial units, and the user's choice comes first.
    [{ cookie: 'en-US', accepted: 'ko' }, 'en-US'],
    [{ parameter: 'en-US', cookie: 'ko', accepted: 'ko' }, 'en-US'],
    [{ cookie: null, accepted: 'en-US' }, 'en-US'],
    [{ cookie: 'en', accepted: 'en-US' }, 'en'],
    [{ cookie: 'EN', accepted: 'en' }, 'en'],
    [{ cookie: '', accepted: 'en' }, 'en'],
    [{ cookie: undefined, accepted: undefined }, 'ko'],
  ])('that has %j is %s', (sources, language) => expect(chooseLanguage(sources)).toBe(language));
});
