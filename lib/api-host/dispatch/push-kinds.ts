import { PUSH_KINDS, type PushKind } from '../db/schema';
import { dailyPush } from './daily/daily-push';
import { newsPush } from './news/news-push';
import { planChangePush } from './plan-change/plan-change-push';
import { planPush } from './plan/plan-push';
import type { PushKindRecord } from './push-kind';
import { questionPush } from './question/question-push';
import { warningPush } from './warnings/warning-push';

/** The record of each push kind. A kind that is added to `PUSH_KINDS` does not compile until it has one here. */
export const PUSH_KIND_RECORDS = {
  [PUSH_KINDS.daily]: dailyPush,
  [PUSH_KINDS.news]: newsPush,
  [PUSH_KINDS.question]: questionPush,
  [PUSH_KINDS.warning]: warningPush,
  [PUSH_KINDS.plan]: planPush,
  [PUSH_KINDS.planChange]: planChangePush,
} satisfies Record<PushKind, PushKindRecord>;
