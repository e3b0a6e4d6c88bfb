import { newPupilCode, PUPIL_CODE_RANGE, PupilAccess, type PupilCodes, RetiredCode, SchoolClass } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Number of tries. With 28,000 full classes one code in ten is free: this many find one practically always. */
const TRIES = 200;
/** Number of codes in one database query when nearly all are taken. */
const BATCH = 10_000;
/** Key of the lock for assigning codes; any number that nothing else uses. */
const LOCK = 620_620;

export interface NewCode {
  hash: string;
  sealed: string;
}

/**
 * Returns a code that no pupil and no class has or had within a year. Pupils and onetime classes share one number space (spec E22): the
 * lock, held until the caller's transaction ends, prevents issuing the same code twice.
 * @throws when all 900,000 are taken
 */
export async function freeCode(manager: EntityManager, codes: PupilCodes): Promise<NewCode> {
  await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const drawn = Array.from({ length: TRIES }, () => newPupilCode());
  const code = (await firstFree(manager, codes, drawn)) ?? (await anyFree(manager, codes));
  if (code === undefined) throw new Error('There is no free code left');
  return { hash: codes.hash(code), sealed: codes.seal(code) };
}

/** Goes through all of them, from anywhere on. */
async function anyFree(manager: EntityManager, codes: PupilCodes): Promise<string | undefined> {
  const { lowest, highest } = PUPIL_CODE_RANGE;
  const [count, start] = [highest - lowest + 1, Number(newPupilCode()) - lowest];
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => String(lowest + ((start + done + index) % count)));
    const code = await firstFree(manager, codes, batch);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** One statement: it sees a code that is given back at this moment either where it was or among the retired ones. */
async function firstFree(manager: EntityManager, codes: PupilCodes, candidates: readonly string[]): Promise<string | undefined> {
  const hashes = candidates.map((code) => codes.hashes(code));
  const rows = await manager.query<{ hash: string }[]>(
    `select code_hash as hash from pupil_access where code_hash = any($1)
     union all select code_hash from school_class where code_hash = any($1)
     union all select code_hash from retired_code where code_hash = any($1)`,
    [hashes.flat()],
  );
  const taken = new Set(rows.map(({ hash }) => hash));
  return candidates.find((_, index) => !hashes[index]!.some((hash) => taken.has(hash)));
}

/** Blocks the code of an access or a class that is deleted or gets another code: it is not reissued for a year. */
export async function retireCode(manager: EntityManager, whose: typeof PupilAccess | typeof SchoolClass, id: string): Promise<void> {
  const owner = await manager.findOne<PupilAccess | SchoolClass>(whose, { where: { id }, select: { id: true, codeHash: true } });
  if (owner?.codeHash) await manager.upsert(RetiredCode, { codeHash: owner.codeHash, retiredAt: new Date() }, ['codeHash']);
}
