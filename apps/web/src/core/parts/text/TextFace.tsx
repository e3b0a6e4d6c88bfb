import type { BoardText } from '@murmel/contracts';
import type { PartOf } from '@murmel/documents';
import { IconTypography } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/page/lazy-part';
import { RichTextView } from '../../boards/RichTextView';
import { EmptyFace } from '../EmptyFace';
import { usePartHost } from '../part-host';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { editText, endText, useEditing } from './editing';
import classes from './text.module.css';
import { taskAt, taskPositions } from './ticks';
import { useFittedSize } from './use-fitted-size';
import { useLineKeys } from './use-line-keys';
import { type Tick, useTick } from './use-tick';

const TextEditor = lazyPart(() => import('./TextEditor'));

/** Text of a part, as large as it fits; editors tick its lines and edit it in place. */
export function TextFace({ part }: PartProps<PartOf<'text'>>) {
  const { editable } = usePartHost();
  const editing = useEditing(part.id) && editable;
  useEffect(() => () => endText(part.id), [part.id]);
  const shown = <ShownText part={part} />;
  return editing ? <TextEditor part={part} waiting={shown} /> : shown;
}

function ShownText({ part }: PartProps<PartOf<'text'>>) {
  const t = useTexts();
  const { editable, flows } = usePartHost();
  const { text } = part.content;
  const face = useRef<HTMLDivElement>(null);
  const tick = useTick(part);
  const [said, setSaid] = useState('');
  useFittedSize(face, text, flows);
  useLineKeys(
    face,
    editable
      ? (number) => {
          const place = taskPositions(text)[number - 1];
          const line = place && taskAt(text, place);
          if (!line) return;
          tick(place, !line.done);
          setSaid(t(line.done ? 'text.unticked' : 'text.ticked', { number }));
        }
      : undefined,
  );
  const begin = (event: MouseEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('a, input')) return;
    editText(part.id);
  };
  return (
    // A second way for the pointer; Enter and the button in the bar are there for all users.
    <div ref={face} className={flows ? classes.flowing : classes.face} onDoubleClick={editable ? begin : undefined}>
      {text ? (
        <Words text={text} onTick={editable ? tick : undefined} />
      ) : (
        // For readers, a title alone is a heading.
        (editable || part.title === '') && <EmptyFace icon={IconTypography} hint={t('text.empty')} />
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** Shows a text with a height that fits its content, in the stacked view of phones. */
export function TextReading({ part: { content } }: PartProps<PartOf<'text'>>) {
  return <div className={classes.reading}>{content.text && <Words text={content.text} onTick={undefined} />}</div>;
}

function Words({ text, onTick }: { text: BoardText; onTick: Tick | undefined }) {
  return <RichTextView text={text} className={classes.words} onTick={onTick && ((block, item, done) => onTick({ block, item }, done))} />;
}
