import { type ProjectItem, toolOfKind } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { Marble } from '../../../ui/marbles/Marble';
import { useToolContributions } from '../../tools/contribution';
import classes from './ToolMarbles.module.css';

/** One marble for each material, with a tick where one took part. Decoration: the number stands above. */
export function ToolMarbles({ items }: { items: readonly ProjectItem[] }) {
  const contributions = useToolContributions();
  if (items.length === 0) return <div className={classes.none} />;
  return (
    <div className={classes.marbles} aria-hidden="true">
      {items.map(({ id, item, done }) => {
        const tool = toolOfKind(item.kind);
        if (!tool) return null;
        const { colour, swirl, icon } = contributions[tool];
        return (
          <span key={id} className={classes.marble}>
            <Marble colour={colour} swirl={swirl} icon={icon} size={46} />
            {done && (
              <span className={classes.done}>
                <IconCheck size={14} stroke={3} />
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
