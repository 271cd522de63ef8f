'use client';

import { stored } from '../storage/stored';
import { FIRST_MINUTE_KEY } from './first-visit';

/** Questions that home asks a new user once each: where they are, and when they go out. */
export type FirstQuestion = 'where' | 'when';

/** Questions that the user has answered or postponed, which are not shown again. */
export const answeredQuestions = stored<FirstQuestion[]>('local', FIRST_MINUTE_KEY);

export const markAnswered = (question: FirstQuestion): void =>
  answeredQuestions.write([...(answeredQuestions.read() ?? []).filter((each) => each !== question), question]);
