import type { CodeDrawing, CodeItem, CodeKind } from '@murmel/contracts';
import { IconQrcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import type { CodeDraft } from '../editor/use-code-draft';
import { CodePicture } from './CodePicture';
import classes from './drawn.module.css';

/** Maximum length; longer texts say nothing to a viewer of the code. */
const WORDS_MAX = 120;

interface CodeCardProps {
  item: CodeItem;
  draft: CodeDraft;
  drawing: CodeDrawing | undefined;
  /** available actions */
  children: ReactNode;
}

/** Shows the code, its content in words, and its files; or the missing input. */
export function CodeCard({ item, draft, drawing, children }: CodeCardProps) {
  const { t } = useTranslation('tools/qrcodes');
  const { content, text, problems } = draft;
  const none = problems.content
    ? 'wrong'
    : content.kind === 'item' && item.code.state === 'notShared' && text === ''
      ? 'notShared'
      : 'empty';
  return (
    <section className={classes.card} aria-label={t('code.title')}>
      {drawing ? (
        <>
          <CodePicture drawing={drawing} text={text} />
          <p className={classes.words}>{shownWords(content.kind, text)}</p>
          {children}
        </>
      ) : (
        <div className={classes.none}>
          <IconQrcode size={64} stroke={1.2} aria-hidden />
          <p>{t(`code.${none}`)}</p>
        </div>
      )}
    </section>
  );
}

/** Returns the content of a code in readable form: addresses without scheme, nothing for cards, networks and events. */
function shownWords(kind: CodeKind, text: string): string {
  if (kind === 'wifi' || kind === 'contact' || kind === 'event') return '';
  const words =
    kind === 'geo' || kind === 'mail' || kind === 'phone'
      ? text.replace(/^\w+:/, '').replace(/\?.*$/s, '')
      : text.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)} …` : words;
}
