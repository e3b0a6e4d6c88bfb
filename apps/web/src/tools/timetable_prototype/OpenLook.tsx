import 'virtual:murmel-contract/prototypeCalendars';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { Agenda } from './agenda/Agenda';
import { loadAgenda } from './agenda/load-agenda';

/** The next events of an open calendar. */
export default function OpenLook({ item }: OpenLookProps) {
  return (
    <LookPage item={item} load={loadAgenda} described>
      {(loaded) => <Agenda {...loaded} />}
    </LookPage>
  );
}
