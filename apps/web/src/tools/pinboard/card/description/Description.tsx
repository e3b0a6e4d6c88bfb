import type { PinboardCard } from '@murmel/documents';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RichTextView } from '../../../../core/boards/RichTextView';
import { Button } from '../../../../ui/forms/Button';
import { useTexts } from '../texts';
import classes from './description.module.css';
import { hasUnsaved } from './unsaved-description';

const DescriptionEditor = lazy(() => import('./DescriptionEditor'));

interface DescriptionProps {
  card: PinboardCard;
  editable: boolean;
  onTyping: () => void;
}

/** Shows the text of a card; a permitted user edits it in place. The editor's code is loaded on demand. */
export function Description({ card, editable, onTyping }: DescriptionProps) {
  const t = useTexts();
  const [editing, setEditing] = useState(() => editable && hasUnsaved(card.id));
  const button = useRef<HTMLButtonElement>(null);
  const backToButton = useRef(false);
  useEffect(() => {
    if (!editing && backToButton.current) button.current?.focus();
    backToButton.current = false;
  }, [editing]);
  const text = card.description && <RichTextView text={card.description} />;
  // The right may be revoked while the user writes; the text stays on the screen until they leave.
  if (editing) {
    return (
      <section className={classes.description} aria-label={t('description.label')}>
        <Suspense fallback={text}>
          <DescriptionEditor
            card={card}
            editable={editable}
            onTyping={onTyping}
            onDone={() => {
              backToButton.current = true;
              setEditing(false);
            }}
          />
        </Suspense>
      </section>
    );
  }
  return (
    <section className={classes.description} aria-label={t('description.label')}>
      {text && (
        // A second way for the pointer; the button below is there for all users.
        <div className={classes.words} data-editable={editable || undefined} onDoubleClick={() => editable && setEditing(true)}>
          {text}
        </div>
      )}
      {editable && (
        <Button
          ref={button}
          className={classes.edit ?? ''}
          variant="subtle"
          size="sm"
          leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {t(text ? 'description.edit' : 'description.add')}
        </Button>
      )}
    </section>
  );
}
