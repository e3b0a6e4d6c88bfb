import { LIMITS, type OwnName } from '@murmel/contracts';
import { session } from '../session/store';
import { liveConnection } from './live-connection';
import { personTopic } from './live-topic';

/**
 * Follows changes of the own name. Teachers name themselves; pupils and guests may be renamed by their teacher, whatever page they have
 * open.
 */
export function followOwnName(): void {
  let watched: string | undefined;
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const { user } = session.get();
    const id = user && user.type !== 'User' ? user.id : undefined;
    if (id === watched) return;
    stop?.();
    watched = id;
    const topic = id === undefined ? undefined : personTopic(id);
    stop =
      topic &&
      liveConnection.watch(
        topic.address,
        () => topic,
        ({ state }) => takeOver(id, state as OwnName | undefined),
      );
  };
  session.subscribe(follow);
  follow();
}

function takeOver(id: string | undefined, own: OwnName | undefined): void {
  const { user } = session.get();
  if (!own || !user || user.id !== id) return;
  const asks = user.asksName !== own.asksName;
  // A guest may be called something else in each item.
  const renamed = user.name !== own.name && (user.type === 'Pupil' || asks);
  if (!asks && !renamed) return;
  const name = renamed ? own.name : user.name;
  session.setUser({ ...user, name, publicName: name, shortName: name.slice(0, LIMITS.shortName), asksName: own.asksName });
}
