import type { LinkItem } from '@murmel/contracts';
import { useState } from 'react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import classes from './editor.module.css';
import { LinkHead } from './LinkHead';
import { LinkRules } from './LinkRules';
import { LinkTargets } from './LinkTargets';
import { LinkVisits } from './LinkVisits';

/** Header, code and target, what counts, and the dialog that is open. */
export function LinkEditor({ item }: { item: LinkItem }) {
  const dialogs = useItemDialogs(item);
  const mayChange = item.abilities.update === true;
  const [changing, setChanging] = useState(item.link.url === '' && mayChange);
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} beginsElsewhere quiet={changing} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <LinkHead item={item} />
        <LinkTargets item={item} changing={changing} onChanging={setChanging} />
        {mayChange && <LinkVisits item={item} />}
        {mayChange && <LinkRules item={item} />}
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
