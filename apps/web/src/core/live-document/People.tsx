import type { Collaborator } from '../../platform/collaboration/collaborators';
import { PresenceStack } from '../../ui/marbles/PresenceStack';
import { useLiveTexts } from './use-live-texts';

/** Other people in the live document; empty while alone. */
export function People({ people, max }: { people: readonly Collaborator[]; max: number }) {
  const t = useLiveTexts();
  if (people.length === 0) return null;
  const names = people.map(({ name, teacher }) => (teacher ? t('people.teacher', { name }) : name)).join(', ');
  return (
    <PresenceStack
      people={people.map(({ id, name, colour, swirl }) => ({ id, name, look: { colour, swirl } }))}
      max={max}
      label={t('people.label', { count: people.length, names })}
    />
  );
}
