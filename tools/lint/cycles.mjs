/**
 * Ways by which files import each other, each the shortest one round (`[a, b, c, a]`); no file is in two of them.
 * @param graph Map of a path to the Set of paths that it imports
 */
export function cyclesOf(graph) {
  const left = withoutEnds(graph);
  const rounds = [];
  for (const path of [...left.keys()].sort()) {
    const round = left.has(path) ? wayBack(left, path) : undefined;
    if (!round) continue;
    rounds.push(round);
    for (const member of round) left.delete(member);
  }
  return rounds;
}

/** Removes files that are in no cycle, from the ends inwards; nearly always nothing is left. */
function withoutEnds(graph) {
  const left = new Map(graph);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [path, targets] of left) if (![...targets].some((target) => left.has(target))) left.delete(path);
  }
  return left;
}

/** The shortest way from a file to itself, or undefined. */
function wayBack(graph, start) {
  const cameFrom = new Map();
  const queue = [start];
  // Grows while it is gone through.
  for (const here of queue) {
    for (const next of graph.get(here) ?? []) {
      if (next === start) return [...wayTo(here, cameFrom), start];
      if (!graph.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(path, cameFrom) {
  const way = [path];
  while (cameFrom.has(way[0])) way.unshift(cameFrom.get(way[0]));
  return way;
}
