// Korean has other verbs for scarves, gloves, earmuffs and hats, so a sentence depends on the noun in it.

export type Verb = readonly [endOfName: RegExp, and: string, end: string];

/** Verbs of putting on and taking off accessories, by the ends of their names. */
export const PUTTING_ON: readonly Verb[] = [
  [/(목도리|머플러|넥워머)$/, '두르고', '둘러요'],
  [/장갑$/, '끼고', '껴요'],
  [/귀마개$/, '하고', '해요'],
  [/$/, '쓰고', '써요'],
];
export const TAKING_OFF: readonly Verb[] = [
  [/(목도리|머플러)$/, '풀고', '풀어요'],
  [/$/, '벗고', '벗어요'],
];
