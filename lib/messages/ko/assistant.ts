/** Answers of the tools for assistants that are not data. */
export const assistant = {
  placeNotFound: (place: string): string => `‘${place}’을(를) 찾지 못했어요. search_place로 찾아보세요.`,
  placeElsewhere: (place: string): string =>
    `‘${place}’에 해당하는 곳을 대한민국에서 찾지 못했어요. 대한민국의 시·군·구나 동만 알려 드릴 수 있어요.`,
  placeUnclear: (place: string, candidates: readonly string[]): string =>
    `‘${place}’만으로는 어느 곳인지 알 수 없어요. 이 가운데 있나요? ${candidates.join(', ')}. 하나를 골라 다시 불러 주세요.`,
  formatCandidate: (place: string, region: string): string => (place === region ? place : `${place}(${region})`),
  placeMissing: 'place나 latitude와 longitude를 함께 보내 주세요.',
};
