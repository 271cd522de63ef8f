/**
 * Returns the number of screens that a character shares with its group, minus the screens on which it would be alone.
 */
function gain(character: string, screens: Set<string>[], ofGroup: Set<Set<string>>): number {
  const own = screens.filter((screen) => screen.has(character));
  const shared = own.filter((screen) => ofGroup.has(screen)).length;
  return 2 * shared - own.length;
}

/**
 * Splits characters into groups of a size. Each group starts with the most frequent remaining character and adds those
 * that co-occur with it.
 */
export function groupCooccurring(characters: string[], screens: Set<string>[], size: number): string[][] {
  const share = new Map(
    characters.map((character) => [character, screens.filter((screen) => screen.has(character)).length]),
  );
  const left = [...characters].sort((a, b) => (share.get(b) ?? 0) - (share.get(a) ?? 0));
  const groups: string[][] = [];
  for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
    const group = [seed];
    const found = seed;
    const ofGroup = new Set(screens.filter((screen) => screen.has(found)));
    while (group.length < size && left.length > 0) {
      const gains = left.map((character) => gain(character, screens, ofGroup));
      const [next = ''] = left.splice(gains.indexOf(Math.max(...gains)), 1);
      group.push(next);
      for (const screen of screens) if (screen.has(next)) ofGroup.add(screen);
    }
    groups.push(group);
  }
  return groups;
}
