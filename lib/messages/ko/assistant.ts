/** Answers of the tools for assistants that are not data. */
export const assistant = {
  placeNotFound: (place: string): string => `‘${place}’을(를) 찾지 못했어요. search_place로 찾아보세요.`,
  placeMissing: 'place나 latitude와 longitude를 함께 보내 주세요.',
};
