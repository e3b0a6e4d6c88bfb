import 'virtual:murmel-contract/documentUpdates';
import { quietApi } from '../api/client';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import { assertSamePerson } from '../waiting/same-person';
import { type ByCalls, CallingLine, type UpdateCalls } from './by-calls';

/** Line by API calls, under the current user's name: edits of a user who has left are never sent. */
export const byCalls: ByCalls = (open) => {
  let checked: Promise<void> | undefined;
  const calls: UpdateCalls = {
    read: (input) => quietApi.documentUpdates.read(input),
    async write(input) {
      checked ??= becomeSomebody().catch((error: unknown) => {
        checked = undefined;
        throw error;
      });
      await checked;
      return quietApi.documentUpdates.write(input);
    },
  };
  const line = new CallingLine(open, calls);
  return () => line.stop();
};

async function becomeSomebody(): Promise<void> {
  if (session.get().user) await assertSamePerson();
  else await ensureVisitor();
}
