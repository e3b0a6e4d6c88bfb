import type { NamesList } from '@murmel/contracts';
import type { CardOf } from '@murmel/documents';
import type { ReactNode } from 'react';
import settings from '../../../../core/parts/settings.module.css';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/status/Notice';
import { ListChoice } from '../../names/ListChoice';
import { useCardNames } from '../../names/use-card-names';
import { useKindTexts } from '../texts';

interface NamesPartProps {
  card: CardOf<'lottery'> | CardOf<'group'>;
  onChoose: (list: string) => void;
  /** settings that require names */
  children: (list: NamesList) => ReactNode;
}

/** The choice of names in the settings of a card, and what depends on it. */
export function NamesPart({ card, onChoose, children }: NamesPartProps) {
  const t = useKindTexts();
  const names = useCardNames(card);
  return (
    <div className={settings.form}>
      <ListChoice names={names} chosen={card.content.list} onChoose={onChoose} />
      {names.state === 'missing' && (
        <Notice tone="notice" announce>
          {t('missing')}
        </Notice>
      )}
      {names.state === 'failed' && (
        <Notice
          tone="alert"
          announce
          actions={
            <Button variant="default" onClick={names.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      {names.state === 'known' && children(names.list)}
    </div>
  );
}
