/** Dialogs and form controls that no first screen shows. */
export const dialogs = {
  cancel: '취소',
  save: '저장하기',
  leave: '그냥 나가기',
  /** Button that shows the text of a password field. */
  show: (label: string): string => `${label} 보기`,
};
