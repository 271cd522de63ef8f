'use client';

import { stored } from '../storage/stored';
import { FIRST_MINUTE_KEY } from './first-visit';

/** Questions that home asks a new user once each: where they are, when they go out, whether they feel cold easily. */
export type FirstQuestion = 'where' | 'when' | 'cold';

/** Questions that the user has answered or postponed, which are not shown again. */
export const answeredQuestions = stored<FirstQuestion[]>('local', FIRST_MINUTE_KEY);

export const markAnswered = (question: FirstQuestion): void =>
  answeredQuestions.write([...(answeredQuestions.read() ?? []).filter((each) => each !== question), question]);
