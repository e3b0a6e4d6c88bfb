/** In-memory substitute of the part of IndexedDB that the store uses. */
export class MemoryDatabase {
  private readonly tables = new Map<string, Map<string, unknown>>();

  addEventListener(): void {}

  close(): void {}

  async get(table: string, key: string): Promise<unknown> {
    return this.table(table).get(key);
  }

  async getAll(table: string): Promise<unknown[]> {
    return [...this.table(table).values()];
  }

  async delete(table: string, key: string): Promise<void> {
    this.table(table).delete(key);
  }

  transaction(table: string) {
    const rows = this.table(table);
    const store = {
      get: async (key: string) => rows.get(key),
      getAll: async () => [...rows.values()],
      put: async (value: object, key = 'id' in value ? String(value.id) : '') => void rows.set(key, value),
      delete: async (key: string) => void rows.delete(key),
    };
    return { store, done: Promise.resolve() };
  }

  private table(name: string): Map<string, unknown> {
    const known = this.tables.get(name) ?? new Map<string, unknown>();
    this.tables.set(name, known);
    return known;
  }
}

/** `localStorage` or `sessionStorage`, empty. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false });
  return storage as unknown as Storage;
}
