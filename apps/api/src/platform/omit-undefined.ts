/** Fields of which some were not sent. */
export type PartialInput<T> = { [Name in keyof T]?: T[Name] | undefined };

/** Returns only the fields that were sent: `undefined` must not overwrite stored values. */
export function omitUndefined<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
