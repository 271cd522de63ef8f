/** Texts of the page that refuses a navigation while too many requests are open. */
export const busy = {
  title: '잠시만요',
  heading: '지금 찾는 분이 많아요',
  reopens: (seconds: number): string => `${seconds}초 뒤에 저절로 다시 열려요.`,
};
