import type { Messages } from '../messages';

export const dialogs: Messages['dialogs'] = {
  cancel: 'Cancel',
  save: 'Save',
  leave: 'Leave without saving',
  show: (label) => `Show ${label.toLowerCase()}`,
};
