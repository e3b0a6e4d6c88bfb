import fc from 'fast-check';
import { hostileName, hostileValue, RawJson } from './hostile-values.js';

/** One thing done to a value: `at` counts its places, whatever it looks like. */
export type Mutation =
  | { do: 'replace'; at: number; value: unknown }
  | { do: 'remove'; at: number }
  | { do: 'add'; at: number; name: string; value: unknown }
  | { do: 'rename'; at: number; name: string }
  | { do: 'list'; at: number }
  | { do: 'object'; at: number; name: string }
  | { do: 'deepen'; at: number; depth: number }
  | { do: 'swap'; at: number; other: number };

const at = fc.nat(200);
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('replace' as const), at, value: hostileValue }), weight: 8 },
  { arbitrary: fc.record({ do: fc.constant('remove' as const), at }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('add' as const), at, name: hostileName, value: hostileValue }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('rename' as const), at, name: hostileName }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('list' as const), at }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('object' as const), at, name: hostileName }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('deepen' as const), at, depth: fc.constantFrom(20, 1100) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('swap' as const), at, other: at }), weight: 1 },
);

type Path = readonly string[];

/** Every place in a value, itself first. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  const inside = isBranch(value) ? Object.entries(value).flatMap(([name, entry]) => placesIn(entry, [...path, name])) : [];
  return [path, ...inside];
}

export function mutated(value: unknown, mutation: Mutation): unknown {
  const places = placesIn(value);
  const place = places[mutation.at % places.length]!;
  switch (mutation.do) {
    case 'replace':
      return changed(value, place, () => mutation.value);
    case 'remove':
      return changed(value, place, () => undefined);
    case 'add':
      return changed(value, place, (old) =>
        Array.isArray(old)
          ? [...old, mutation.value]
          : isBranch(old)
            ? withKey(old, mutation.name, mutation.value)
            : withKey({}, mutation.name, mutation.value),
      );
    case 'rename':
      return changed(value, place, (old) =>
        isBranch(old)
          ? Object.fromEntries(Object.entries(old).map(([name, entry], index) => [index === 0 ? mutation.name : name, entry]))
          : old,
      );
    case 'list':
      return changed(value, place, (old) => [old, old]);
    case 'object':
      return changed(value, place, (old) => withKey({}, mutation.name, old));
    case 'deepen':
      return changed(value, place, () => new RawJson('['.repeat(mutation.depth) + ']'.repeat(mutation.depth)));
    case 'swap': {
      const other = places[mutation.other % places.length]!;
      return changed(value, place, () => found(value, other));
    }
  }
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof RawJson);
}

/** Also `__proto__` becomes a key like every other. */
function withKey(object: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(object), [name, value]]);
}

function found(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], value);
}

function changed(value: unknown, [name, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const next = changed((value as Record<string, unknown>)[name], rest, change);
  if (Array.isArray(value)) return value.with(Number(name), next);
  return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, key === name ? next : entry]));
}
