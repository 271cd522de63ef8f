/**
 * Grades of weather warnings (기상특보), the lower one first, by the ending of a warning's name in KMA's bulletins. In a file
 * without zod, because the browser imports it.
 */
export const WARNING_GRADES = { advisory: '주의보', warning: '경보' } as const;

export type WarningGrade = keyof typeof WARNING_GRADES;
export const WARNING_GRADE_LIST = Object.keys(WARNING_GRADES) as [WarningGrade, ...WarningGrade[]];
