import { CallFailure } from '../api/call-failure';
import { getLoadedMessages } from '../language/messages';

export const getUpdateFailureMessage = (error: unknown): string =>
  error instanceof CallFailure && error.code === 'NOT_FOUND' ? error.message : getLoadedMessages('profile').saveFailed;
