import fc from 'fast-check';
import { addDays, getWeekday } from '@/lib/domain/kst';
import { listMonths } from '@/lib/domain/worn-calendar';

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));

it('contains every day of its months once, under its weekday, newest month first', () => {
  fc.assert(
    fc.property(date, fc.nat({ max: 59 }), (today, age) => {
      const oldest = addDays(today, -age);
      const months = listMonths(oldest, today);
      expect(months.map(({ first }) => first)).toEqual([...months.map(({ first }) => first)].sort().reverse());
      expect([months.at(-1)?.first, months[0]?.first]).toEqual([`${oldest.slice(0, 8)}01`, `${today.slice(0, 8)}01`]);
      for (const { first, weeks } of months) {
        const cells = weeks.flat();
        expect(cells.length).toBe(7 * weeks.length);
        const days = cells.filter((day) => day !== null);
        expect(days).toEqual(days.map((_, at) => addDays(first, at)));
        expect(addDays(days.at(-1)!, 1).slice(8)).toBe('01');
        for (const [at, day] of cells.entries()) if (day) expect(getWeekday(day)).toBe(at % 7);
      }
    }),
  );
});
