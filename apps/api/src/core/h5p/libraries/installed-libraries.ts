import { createHash } from 'node:crypto';
import { type H5pLibrary as Answer, LIMITS } from '@murmel/contracts';
import { H5pLibrary } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { ReceivedFiles } from '../../file-storage/received-files.js';
import { publishPackageChanged } from '../packages.js';
import { H5pWorker } from '../reading/h5p-worker.js';
import type { CarriedLibrary } from '../reading/h5p-worker-task.js';

/** Libraries that the operator installed for packages that lack them. */
@Injectable()
export class InstalledLibraries {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly reading: H5pWorker,
    private readonly received: ReceivedFiles,
  ) {}

  async list(): Promise<Answer[]> {
    const rows = await this.database.manager.find(H5pLibrary, { order: { library: 'asc', major: 'asc', minor: 'asc' } });
    return rows.map(({ library: name, major, minor, patch }) => ({ name, major, minor, patch }));
  }

  /** Packages that waited for one of them are looked through once more. @throws what `ReceivedFiles` throws, FILE_REFUSED with the reason */
  async install(context: RequestContext): Promise<Answer[]> {
    await this.received.take(context, LIMITS.file.paidMegabytes, async ({ path, digest }) => {
      const answer = await this.reading.read('long', { kind: 'libraries', path });
      if (answer.kind === 'refused') throw apiError('FILE_REFUSED', answer.reason);
      if (answer.kind !== 'carried') throw new Error(`Libraries were looked for, and ${answer.kind} came`);
      const storageKey = `h5p/${createHash('sha256').update(digest).digest('hex')}`;
      // The same bytes have the same place.
      await this.storage.putFile(storageKey, path, 'application/zip');
      await this.database.transaction((manager) => install(manager, storageKey, answer.libraries));
    });
    return this.list();
  }
}

async function install(manager: EntityManager, storageKey: string, libraries: readonly CarriedLibrary[]): Promise<void> {
  for (const { name, major, minor, patch } of libraries) {
    await manager.query(
      `insert into h5p_library (library, major, minor, patch, storage_key) values ($1, $2, $3, $4, $5)
       on conflict (library, major, minor) do update set patch = excluded.patch, storage_key = excluded.storage_key where h5p_library.patch < excluded.patch`,
      [name, major, minor, patch, storageKey],
    );
  }
  const [rows] = await manager.query<[{ key: string }[]]>(
    `update h5p_package set state = 'processing', reason = null, attempts = 0, leased_until = null
      where state = 'failed' and reason ->> 'why' = 'library' and reason ->> 'name' = any($1) returning storage_key as key`,
    [libraries.map(({ name, major, minor }) => `${name} ${major}.${minor}`)],
  );
  await publishPackageChanged(
    manager,
    rows.map(({ key }) => key),
  );
}
