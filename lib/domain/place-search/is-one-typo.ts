function countCommonPrefix(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Returns true if two texts differ by one replaced, missing, additional or transposed letter, or not at all. */
export function isOneTypo(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1) return false;
  const at = countCommonPrefix(typed, name);
  const [typedRest, nameRest] = [typed.slice(at), name.slice(at)];
  return (
    typedRest.slice(1) === nameRest.slice(1) ||
    typedRest === nameRest.slice(1) ||
    typedRest.slice(1) === nameRest ||
    (typedRest.slice(2) === nameRest.slice(2) && typedRest[0] === nameRest[1] && typedRest[1] === nameRest[0])
  );
}

/** Returns true if the typed text is a beginning of the name with at most one typo. */
export const isPrefixWithOneTypo = (typed: string, name: string): boolean =>
  [-1, 0, 1].some((more) => isOneTypo(typed, name.slice(0, typed.length + more)));
