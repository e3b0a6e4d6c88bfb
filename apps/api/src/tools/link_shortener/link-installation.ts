import type { DataSource, EntityManager } from 'typeorm';
import type { TargetRules } from './target/target-rules.js';
import type { VisitCounter } from './visits/visit-counter.js';

/** What links of one installation have in common. */
export interface LinkInstallation {
  rules: TargetRules;
  visits: VisitCounter;
}

const installations = new WeakMap<DataSource, LinkInstallation>();

/** Contributions are asked with nothing but the database: they find the rest by it. */
export function setInstallation(database: DataSource, installation: LinkInstallation): void {
  installations.set(database, installation);
}

/** @throws before the tool's module has begun */
export function installationOf({ connection }: EntityManager): LinkInstallation {
  const installation = installations.get(connection);
  if (!installation) throw new Error('Short links have not begun in this process.');
  return installation;
}
