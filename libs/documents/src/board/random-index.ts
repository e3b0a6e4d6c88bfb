/** Gives a whole number from 0 up to, and without, `count`, each equally often. */
export type RandomIndex = (count: number) => number;

const RANGE = 2 ** 32;

/** Chance as the device has it; what would make some results more frequent is thrown away. */
export const randomIndex: RandomIndex = (count) => {
  const fair = RANGE - (RANGE % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= fair);
  return drawn[0]! % count;
};

/** A copy in an order in which each is equally likely (Fisher and Yates). */
export function shuffled<E>(entries: readonly E[], random: RandomIndex): E[] {
  const mixed = [...entries];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
