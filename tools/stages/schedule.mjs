/** Two cores are what everything is measured on. */
const AT_ONCE = 2;

/**
 * Runs stages in their order, two side by side where neither is `alone` and what it `needs` has ended.
 * Beside one that is alone and leaves `room`, one that `givesWay` may run.
 * @param stages all of them by name: `{ alone?: boolean, room?: boolean, givesWay?: boolean, needs?: string[] }`
 * @param names those that are wanted; what nobody wants, nobody waits for
 * @param run (name, resultsSoFar) => result; may not throw
 * @returns {Promise<Map<string, unknown>>} results by name, in the order of `names`
 */
export async function runStages(stages, names, run) {
  const waiting = new Set(names);
  const running = new Map();
  const results = new Map();

  const hasWhatItNeeds = (name) => (stages[name].needs ?? []).every((needed) => results.has(needed) || !names.includes(needed));
  const hasRoom = (name) => running.size < AT_ONCE && [...running.keys()].every((other) => maySideBySide(stages[name], stages[other]));
  const next = () => [...waiting].find((name) => hasWhatItNeeds(name) && hasRoom(name));

  while (waiting.size + running.size > 0) {
    for (let name = next(); name !== undefined; name = next()) {
      const started = name;
      waiting.delete(started);
      running.set(
        started,
        run(started, results).then((result) => {
          results.set(started, result);
          running.delete(started);
        }),
      );
    }
    if (running.size === 0) throw new Error(`These wait for each other: ${[...waiting].join(', ')}`);
    await Promise.race(running.values());
  }
  return new Map(names.map((name) => [name, results.get(name)]));
}

function maySideBySide(one, other) {
  const alone = [one, other].filter((stage) => stage.alone);
  return alone.length === 0 || (alone.every((stage) => stage.room) && (one.givesWay || other.givesWay) === true);
}
