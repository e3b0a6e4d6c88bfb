import { contentLanguage, type Item } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import classes from './public.module.css';

interface GuestFrameProps {
  item: Item;
  status?: ReactNode;
  actions?: ReactNode;
  /** between the header and the page */
  bar?: ReactNode;
  children: ReactNode;
}

/** Header and page, the same while it loads, while it is live and after it ended, so that nothing jumps. */
export function GuestFrame({ item, status, actions, bar, children }: GuestFrameProps) {
  return (
    <div className={classes.page}>
      <EditorHeader
        marble={<Wordmark size={26} markOnly />}
        title={
          <h1 className={classes.title} title={item.title} tabIndex={-1} lang={contentLanguage(item)}>
            {item.title}
          </h1>
        }
        status={status}
        actions={actions}
      />
      {bar}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
