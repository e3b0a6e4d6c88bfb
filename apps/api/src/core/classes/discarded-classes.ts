import { SchoolClass } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { endSessionsOfClass, publishClassProjectsChanged, refuseTooManyClasses } from './classes.js';

/** Moves a class to the trash: its codes and cards no longer work, its pupils are signed out, its projects are inaccessible. */
export async function discardClass(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('update school_class set discarded_at = coalesce(discarded_at, now()), open_until = null where id = $1', [id]);
    await endSessionsOfClass(manager, id);
    await publishClassProjectsChanged(manager, id);
  });
}

/** Back from the trash, as it was; pupils come in with the codes that they have. @throws LIMIT_REACHED with the number */
export async function restoreClass(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const { ownerId } = await manager.findOneByOrFail(SchoolClass, { id });
    await manager.query('select 1 from account where id = $1 for update', [ownerId]);
    await refuseTooManyClasses(manager, ownerId);
    await manager.update(SchoolClass, { id }, { discardedAt: null });
    await publishClassProjectsChanged(manager, id);
  });
}
