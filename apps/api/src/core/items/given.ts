type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Only what was sent. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
