/** The sheet that asks for the format of a shared picture. */
export const shareSheet = {
  title: '어떤 그림으로 공유할까요?',
  formats: { story: '스토리', tall: '피드와 메시지', wide: '가로' },
};
