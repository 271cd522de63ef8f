import type { Messages } from '../messages';

/** Public holidays by the names of the government's calendar. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  '1월 1일': 'New Year’s Day',
  '설날 전날': 'Seollal holiday',
  설날: 'Seollal',
  '설날 다음 날': 'Seollal holiday',
  '3ㆍ1절': 'Independence Movement Day',
  노동절: 'Labour Day',
  어린이날: 'Children’s Day',
  '부처님 오신 날': 'Buddha’s Birthday',
  현충일: 'Memorial Day',
  제헌절: 'Constitution Day',
  광복절: 'Liberation Day',
  '추석 전날': 'Chuseok holiday',
  추석: 'Chuseok',
  '추석 다음 날': 'Chuseok holiday',
  개천절: 'National Foundation Day',
  한글날: 'Hangeul Day',
  기독탄신일: 'Christmas Day',
  전국동시지방선거: 'Local elections',
};

/** Names a holiday. Substitutes and holidays of a single year have the name of another one in brackets. */
function translate(name: string): string {
  const [, of] = /^대체공휴일\((.+)\)$/.exec(name) ?? [];
  if (of) return `Substitute holiday for ${translate(of)}`;
  return HOLIDAYS[name] ?? (name.includes('선거') ? 'Election day' : 'Public holiday');
}

export const calendarFeed: Messages['calendarFeed'] = {
  name: 'Nalot',
  rough: 'This forecast is still rough and may change.',
  dayOff: 'Day off',
  formatHoliday: translate,
  formatRange: (low, high) => `${low} → ${high}`,
  trip: (length) => `Trip, ${length}`,
  packed: (count) => `${count} ${count === 1 ? 'thing' : 'things'} to pack`,
  reason: (name, reason) => `${name} (${reason})`,
  itemFrom: (label, hour) => `${label} from ${hour}`,
};
