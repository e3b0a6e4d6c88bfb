import { richTextWords } from '@murmel/documents';
import { IconChevronLeft, IconChevronRight, IconDots, IconMaximize, IconX } from '@tabler/icons-react';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './card.module.css';
import type { CardFacts } from './card-facts';
import { useTexts } from './texts';
import { useCardActions } from './use-card-actions';

interface CardToolsProps {
  facts: CardFacts;
  /** they lie on a picture */
  cover: boolean;
  onStep: (by: 1 | -1) => void;
  onLarge: () => void;
  onClose: () => void;
}

/** The buttons at the upper edge. */
export function CardTools({ facts, cover, onStep, onLarge, onClose }: CardToolsProps) {
  const t = useTexts();
  const actions = useCardActions(facts, onClose);
  const { row, index } = facts;
  const look = { size: 44, variant: cover ? 'surface' : 'subtle' } as const;
  return (
    <div className={classes.tools}>
      {row.length > 1 && (
        <>
          <IconButton {...look} label={t('previous')} icon={IconChevronLeft} disabled={index <= 0} onClick={() => onStep(-1)} />
          <IconButton
            {...look}
            label={t('next')}
            icon={IconChevronRight}
            disabled={index < 0 || index >= row.length - 1}
            onClick={() => onStep(1)}
          />
        </>
      )}
      <ReadAloudButton {...look} text={[facts.card.name, richTextWords(facts.card.description)].filter(Boolean).join('\n')} />
      <IconButton {...look} label={t('large.open')} icon={IconMaximize} data-large="" onClick={onLarge} />
      {actions.length > 0 && (
        <ActionMenu actions={actions} button={(props) => <IconButton {...props} {...look} label={t('more')} icon={IconDots} />} />
      )}
      <IconButton {...look} label={t('close')} icon={IconX} tipAlign="end" onClick={onClose} />
    </div>
  );
}
