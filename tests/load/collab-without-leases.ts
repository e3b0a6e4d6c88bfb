import { registerHooks } from 'node:module';

const ASKED = /select 1 from collab_process where epoch = (\$\{\w+\}) for key share/;

// Takes the question for the lease out of the statement that appends: collab-server as it would be without.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/journal/insert-group.ts')) return loaded;
    const source = String(loaded.source);
    if (!ASKED.test(source)) throw new Error('The statement that appends does not ask for the lease any more.');
    return { ...loaded, source: source.replace(ASKED, 'select $1::bigint') };
  },
});
await import('../../collab-server/src/main.js');
