import 'virtual:murmel-contract/documentUpdates';
import { quietApi } from '../api/client';
import { assertSameUser } from '../offline/assert-same-user';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import { type HttpSync, HttpSyncLoop, type SyncCalls } from './http-sync';

/** Line by API calls, under the current user's name: edits of a user who has left are never sent. */
export const startHttpSync: HttpSync = (open) => {
  let checked: Promise<void> | undefined;
  const calls: SyncCalls = {
    read: (input) => quietApi.documentUpdates.read(input),
    async write(input) {
      checked ??= ensureSameUser().catch((error: unknown) => {
        checked = undefined;
        throw error;
      });
      await checked;
      return quietApi.documentUpdates.write(input);
    },
  };
  const line = new HttpSyncLoop(open, calls);
  return () => line.stop();
};

async function ensureSameUser(): Promise<void> {
  if (session.get().user) await assertSameUser();
  else await ensureVisitor();
}
