import { type ReactNode, useId } from 'react';
import { FormFrame } from './FormFrame';
import classes from './MessageScreen.module.css';

interface MessageScreenProps {
  screen: string;
  /** decoration above the words */
  marble: ReactNode;
  title: string;
  children: ReactNode;
  /** one or two buttons at the lower edge */
  actions?: ReactNode;
  offline: boolean;
}

/** Shows one message in the middle of the page: thanks, not open yet, closed. */
export function MessageScreen({ screen, marble, title, children, actions, offline }: MessageScreenProps) {
  const id = useId();
  return (
    <FormFrame screen={screen} offline={offline} bar={actions} centred>
      <section className={classes.message} aria-labelledby={id}>
        {marble}
        <h1 id={id} tabIndex={-1} data-screen-heading className={classes.title}>
          {title}
        </h1>
        <div className={classes.text}>{children}</div>
      </section>
    </FormFrame>
  );
}
