/** Row of a provider, by model and id. */
type Stored = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

/** Sessions of people at a provider. */
interface StoredSession extends Stored {
  accountId?: string;
  authorizations?: Record<string, { sid?: string }>;
}

/** Memory of one provider: several stand in one process, and a provider keeps its sessions while it changes its keys. */
export class OpenIdStorage {
  private readonly rows = new Map<string, Stored>();

  /** the `adapter` of `oidc-provider` */
  readonly adapter = (model: string) => {
    const { rows } = this;
    const key = (id: string) => `${model}:${id}`;
    const all = () => [...rows].filter(([name]) => name.startsWith(`${model}:`));
    return {
      upsert: async (id: string, row: Stored) => void rows.set(key(id), row),
      find: async (id: string) => rows.get(key(id)),
      findByUid: async (uid: string) => all().find(([, row]) => row.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      destroy: async (id: string) => void rows.delete(key(id)),
      consume: async (id: string) => {
        const row = rows.get(key(id));
        if (row) row.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId: string) => {
        for (const [name, row] of rows) if (row.grantId === grantId) rows.delete(name);
      },
    };
  };

  /** Ends the sessions of a person. @returns the ids by which a client knows them */
  endSessions(sub: string, clientId: string): string[] {
    const ended: string[] = [];
    for (const [name, row] of this.rows) {
      const session = row as StoredSession;
      if (!name.startsWith('Session:') || session.accountId !== sub) continue;
      this.rows.delete(name);
      const sid = session.authorizations?.[clientId]?.sid;
      if (sid !== undefined) ended.push(sid);
    }
    return ended;
  }
}
