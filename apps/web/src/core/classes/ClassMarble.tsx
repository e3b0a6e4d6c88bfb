import { Marble } from '../../ui/marbles/Marble';
import { personAppearance } from '../../ui/marbles/person-appearance';

/** The marble of a class: colour and swirl follow its id. Decoration, its name stands beside it. */
export function ClassMarble({ id, size }: { id: string; size: number }) {
  return <Marble {...personAppearance(id)} size={size} />;
}
