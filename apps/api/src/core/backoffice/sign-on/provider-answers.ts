import type { AdministeredProvider } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { ProviderConnection } from '../../sign-on-providers/provider-connection.js';

interface Used {
  provider_id: string;
  accounts: number;
  used_at: Date | null;
}

interface Naming {
  provider_id: string;
  school_id: string;
  name: string;
  value: string;
}

/** Returns providers as the administration sees them, in the given order: never with the client's secret. */
export async function providerAnswers(manager: EntityManager, connections: readonly ProviderConnection[]): Promise<AdministeredProvider[]> {
  const ids = connections.map(({ provider }) => provider.id);
  const used = await manager.query<Used[]>(
    `select provider_id, count(distinct account_id)::int as accounts, max(used_at) as used_at
       from sign_on_identity where provider_id = any($1) group by provider_id`,
    [ids],
  );
  const naming = await manager.query<Naming[]>(
    `select n.provider_id, n.school_id, s.name, n.value from school_sign_on n join school s on s.id = n.school_id
      where n.provider_id = any($1) order by lower(s.name), n.value`,
    [ids],
  );
  return connections.map(({ provider: { id, name, issuer, clientId, teachers, schoolClaim, newAccounts }, redirectUri, logoutUri }) => {
    const counted = used.find((one) => one.provider_id === id);
    return {
      ...{ id, name, issuer, clientId, redirectUri, logoutUri, newAccounts },
      teachers: teachers === 'all' ? null : { claim: teachers.claim, values: [...teachers.values] },
      schoolClaim: schoolClaim ?? null,
      schools: naming.filter((one) => one.provider_id === id).map((one) => ({ schoolId: one.school_id, name: one.name, value: one.value })),
      accounts: counted?.accounts ?? 0,
      usedAt: counted?.used_at?.toISOString() ?? null,
    };
  });
}
