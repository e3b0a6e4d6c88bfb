/**
 * Does something while an attack goes on.
 * @param attack one blow after the other, in so many lines at once, until the innocent are done
 * @returns what the innocent answer, and how often the attack struck
 */
export async function duringAttack<T>(
  attack: (blow: number) => Promise<unknown>,
  innocent: () => Promise<T>,
  { lines = 8, head = 150 }: { lines?: number; head?: number } = {},
): Promise<{ result: T; blows: number }> {
  let [blows, done] = [0, false];
  let inFull: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    inFull = resolve;
  });
  const line = async (): Promise<void> => {
    while (!done) {
      await attack((blows += 1));
      if (blows >= head) inFull();
    }
  };
  const attackers = Array.from({ length: lines }, line);
  const failed = Promise.all(attackers);
  try {
    await Promise.race([underWay, failed]);
    return { result: await innocent(), blows };
  } finally {
    done = true;
    await failed;
  }
}

/** How long something takes, in ms. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const started = performance.now();
  const answer = await work();
  return { ms: performance.now() - started, answer };
}
