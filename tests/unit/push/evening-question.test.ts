import { composeQuestion, isOutBeforeEvening, getQuestionDueMs } from '@/lib/domain/push/evening-question';
import { KO } from '@/lib/messages/ko/messages';

it('is due at 20:00', () =>
  expect(new Date(getQuestionDueMs('2026-01-15')).toISOString()).toBe('2026-01-15T11:00:00.000Z'));

it.each([true, false])('names any outfit completely, marked as worn or not: %s', (isMarked) => {
  for (const title of Object.values(KO.outfits)) {
    const question = composeQuestion({ title, isMarked }, KO);
    expect(question.body).toContain(`‘${title}’`);
    expect([...question.title].length).toBeLessThanOrEqual(KO.dailyPush.limits.title);
    expect([...question.body].length).toBeLessThanOrEqual(KO.dailyPush.limits.body);
  }
});

it('is only for users who have been out by then', () => {
  const span = (from: number, until: number) => ({ from, until, cell: null });
  expect(isOutBeforeEvening(null)).toBe(true);
  expect(isOutBeforeEvening([span(8, 19)])).toBe(true);
  expect(isOutBeforeEvening([span(22, 30)])).toBe(false);
});
