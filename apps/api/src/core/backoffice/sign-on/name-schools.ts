import { School, SchoolSignOn } from '@murmel/server';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { ProviderConnection } from '../../sign-on-providers/provider-connection.js';

/**
 * Notes that a school names a provider, and by which value that knows it. Once more is no error.
 * @throws NOT_FOUND, SCHOOL_VALUE_NEEDED where the provider names schools, SCHOOL_VALUE_TAKEN by another school
 */
export async function nameSchool(
  { manager }: DataSource,
  { provider: { id: providerId, schoolClaim } }: ProviderConnection,
  { schoolId, value: given }: { schoolId: string; value: string },
): Promise<void> {
  // Without a claim no value is ever compared.
  const value = schoolClaim === undefined ? '' : given.toLowerCase();
  if (schoolClaim !== undefined && value === '') throw apiError('SCHOOL_VALUE_NEEDED');
  if (!(await manager.existsBy(School, { id: schoolId }))) throw apiError('NOT_FOUND');
  await manager
    .createQueryBuilder()
    .insert()
    .into(SchoolSignOn)
    .values({ providerId, value, schoolId, createdAt: new Date() })
    .orIgnore()
    .execute();
  const kept = await manager.findOneByOrFail(SchoolSignOn, { providerId, value });
  if (kept.schoolId !== schoolId) throw apiError('SCHOOL_VALUE_TAKEN');
}
