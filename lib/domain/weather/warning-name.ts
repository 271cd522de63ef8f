import { WARNING_GRADE_LIST, WARNING_GRADES, type WarningGrade } from '@/lib/contract/weather-warnings';
import type { Messages } from '@/lib/messages/messages';

type NamedHazard = Parameters<Messages['warnings']['formatName']>[0];

/** Hazards by their names in KMA's bulletins. */
const HAZARDS: Readonly<Record<string, NonNullable<NamedHazard['hazard']>>> = {
  폭염: 'heat',
  한파: 'cold',
  호우: 'rain',
  대설: 'snow',
  강풍: 'wind',
  태풍: 'typhoon',
  황사: 'yellowDust',
  건조: 'dryness',
  풍랑: 'highSeas',
  폭풍해일: 'stormSurge',
  지진해일: 'tsunami',
};

/** Splits 폭염경보 into hazard and grade. Returns null for a name without a grade. */
export function parseWarningName(name: string): { hazard: string; grade: WarningGrade } | null {
  // The longer ending first: 주의보 and 경보 both end in 보.
  const grade = WARNING_GRADE_LIST.find((each) => name.endsWith(WARNING_GRADES[each]));
  const hazard = grade && name.slice(0, -WARNING_GRADES[grade].length);
  return hazard ? { hazard, grade } : null;
}

/** Returns a hazard with its id, for messages. */
export const identifyHazard = (koreanName: string): NamedHazard => ({
  hazard: HAZARDS[koreanName] ?? null,
  koreanName,
});

/** Returns the name of a warning, such as 폭염경보, in the language of the messages. */
export function translateWarningName(name: string, { warnings }: Pick<Messages, 'warnings'>): string {
  const parsed = parseWarningName(name);
  return parsed ? warnings.formatName(identifyHazard(parsed.hazard), parsed.grade) : name;
}
