/** The push about a planned date whose advice has changed. */
export const planChangePush = {
  formatTitle: (day: string, name: string): string => `${day} ${name} · 옷차림이 달라졌어요`,
  wet: '비나 눈 소식이 생겼어요. 우산을 챙겨요.',
  dry: '비나 눈 소식이 없어졌어요.',
  colder: (byK: number): string => `앞서 본 것보다 체감온도가 ${byK}° 낮아요.`,
  warmer: (byK: number): string => `앞서 본 것보다 체감온도가 ${byK}° 높아요.`,
  outer: '겉옷을 다시 골랐어요.',
};
