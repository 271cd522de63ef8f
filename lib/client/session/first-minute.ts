'use client';

import { stored } from '../storage/stored';
import { FIRST_MINUTE_KEY } from './first-visit';

/** What somebody is asked in their first minute, once each: where they are, and when they go out. */
export type FirstQuestion = 'where' | 'when';

/** What was answered or put off: it is not asked again. */
export const answeredQuestions = stored<FirstQuestion[]>('local', FIRST_MINUTE_KEY);

export const markAnswered = (question: FirstQuestion): void =>
  answeredQuestions.write([...(answeredQuestions.read() ?? []).filter((each) => each !== question), question]);
