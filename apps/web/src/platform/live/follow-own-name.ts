import { type CurrentUser, LIMITS, type OwnName } from '@murmel/contracts';
import { session } from '../session/store';
import { liveConnection } from './live-connection';
import { personTopic } from './live-topic';

/**
 * Follows changes of the own name and of what is switched off. Teachers name themselves; pupils and guests may be renamed by their teacher,
 * and the administration may switch a tool off for one person, whatever page they have open.
 */
export function followOwnName(): void {
  let watched: string | undefined;
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const { user } = session.get();
    const id = user?.id;
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
  const renamed = user.type !== 'User' && user.name !== own.name && (user.type === 'Pupil' || asks);
  const switched = JSON.stringify({ ...own.switches, ...pick(user, own.switches) }) !== JSON.stringify(own.switches);
  if (!asks && !renamed && !switched) return;
  const name = renamed ? own.name : user.name;
  const named = renamed ? { name, publicName: name, shortName: name.slice(0, LIMITS.shortName) } : {};
  session.setUser({ ...user, ...named, ...own.switches, asksName: own.asksName });
}

/** The fields of the user that the switches name. */
function pick(user: CurrentUser, switches: OwnName['switches']): object {
  return Object.fromEntries(Object.keys(switches).map((name) => [name, user[name as keyof CurrentUser]]));
}
