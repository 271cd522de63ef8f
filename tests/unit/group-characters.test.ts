import { groupCooccurring } from '@/tools/home-characters/group-characters';

it('groups characters that occur together, the most frequent first, each once', () => {
  const screens = ['가나', '가나', '가나다', '라마', '다'].map((text) => new Set(text));
  expect(groupCooccurring(['라', '가', '마', '다', '나'], screens, 2)).toEqual([['가', '나'], ['다', '라'], ['마']]);
});
