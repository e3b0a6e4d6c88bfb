import { type ContentKind, toolOfKind } from '@murmel/contracts';
import { Marble } from '../../ui/marbles/Marble';
import { itemPath } from '../links/item-path';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import classes from './lessons.module.css';

export interface LessonItem {
  id: string;
  kind: ContentKind;
  title: string;
}

/** Materials of a lesson, each one press away. */
export function LessonLinks({ items }: { items: readonly LessonItem[] }) {
  const contributions = useToolContributions();
  return (
    <ul className={classes.links}>
      {items.map((item) => {
        const tool = toolOfKind(item.kind);
        const path = itemPath(item);
        if (!tool || !path) return null;
        return (
          <li key={item.id}>
            <RouterLink href={path} className={classes.link}>
              <Marble {...contributions[tool]} size={28} />
              {item.title}
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}
