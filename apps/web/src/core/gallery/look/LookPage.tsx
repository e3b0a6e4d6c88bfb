import { contentLanguage, type Item } from '@murmel/contracts';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { LookMain } from './LookMain';
import classes from './look.module.css';

interface LookPageProps<Content> {
  item: Item;
  /** asks the server for the content, once; never writes */
  load: (id: string) => Promise<Content>;
  /** in place of the item's title */
  heading?: string;
  /** shows the item's description below the heading */
  described?: boolean;
  /** tells that what follows cannot be filled in */
  still?: boolean;
  /** true for the width of a sheet of paper instead of a column of fields */
  wide?: boolean;
  children: (content: Content) => ReactNode;
}

/** A look at an open item that is loaded by one call: its heading, and its content or why there is none. */
export function LookPage<Content>({ item, load, heading, described, still, wide, children }: LookPageProps<Content>) {
  const { t } = useTranslation('gallery/look');
  const [content, setContent] = useState<Content>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const ask = useEffectEvent(load);
  useEffect(() => {
    let left = false;
    setFailed(false);
    ask(item.id).then(
      (found) => left || setContent(() => found),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [item.id, round]);
  return (
    <LookMain wide={wide}>
      <h1 className={classes.title} tabIndex={-1} lang={contentLanguage(item)}>
        {heading ?? item.title}
      </h1>
      {described && item.description !== '' && (
        <p className={classes.description} lang={contentLanguage(item)}>
          {item.description}
        </p>
      )}
      {still && (
        <p className={classes.note}>
          <IconEye size={20} stroke={1.9} aria-hidden />
          <span>{t('still')}</span>
        </p>
      )}
      {content === undefined && !failed && <RollingMarble label={t('loading')} quiet />}
      {failed && (
        <div role="alert" className={classes.failed}>
          <p>{t('failed')}</p>
          <Button variant="default" onClick={() => setRound(round + 1)}>
            {t('again')}
          </Button>
        </div>
      )}
      {content !== undefined && children(content)}
    </LookMain>
  );
}
