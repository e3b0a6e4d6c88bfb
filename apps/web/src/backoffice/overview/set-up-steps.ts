import type { InstallationOverview } from '@murmel/contracts';

/** A step of an admin's first hour. */
interface SetUpStep {
  key: 'teachers' | 'schools' | 'legal' | 'mail' | 'backup' | 'models' | 'reviewers';
  done: boolean;
  /** page of the administration where it is done; absent: it is done in the configuration of the server */
  path?: string;
}

/** Returns the steps in the order in which they help; the first three make an installation fit for lessons. */
export function stepsOf({ teachers, schools, imprint, privacy, mail, backup, hasModels, reviewers }: InstallationOverview): SetUpStep[] {
  return [
    // The admin is the first of them.
    { key: 'teachers', done: teachers > 1, path: '/users/import' },
    { key: 'schools', done: schools > 0, path: '/schools' },
    { key: 'legal', done: imprint && privacy },
    { key: 'mail', done: mail },
    { key: 'backup', done: backup },
    { key: 'models', done: hasModels, path: '/ai_providers' },
    { key: 'reviewers', done: reviewers > 0, path: '/reports' },
  ];
}
