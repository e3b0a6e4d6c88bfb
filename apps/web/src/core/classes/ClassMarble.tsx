import { Marble } from '../../ui/marbles/Marble';
import { personLook } from '../../ui/marbles/person-look';

/** The marble of a class: colour and swirl follow its id. Decoration, its name stands beside it. */
export function ClassMarble({ id, size }: { id: string; size: number }) {
  return <Marble {...personLook(id)} size={size} />;
}
