import type { DataSource, EntityManager } from 'typeorm';

/** Data of one installation, for functions that receive only its database, such as contributions of tools. */
export interface PerInstallation<Known> {
  set(database: DataSource, known: Known): void;
  /** @throws before it was set */
  of(manager: EntityManager): Known;
}

/** @param name of what it is, for the error where it has not begun */
export function perInstallation<Known>(name: string): PerInstallation<Known> {
  const all = new WeakMap<DataSource, { known: Known }>();
  return {
    set: (database, known) => void all.set(database, { known }),
    of({ connection }) {
      const one = all.get(connection);
      if (!one) throw new Error(`${name} have not begun in this process.`);
      return one.known;
    },
  };
}
