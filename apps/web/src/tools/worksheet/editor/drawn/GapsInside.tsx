import { type BlockOf, gapsOf, readShownGaps } from '@murmel/documents';
import { TextWithFormulas } from '../../../../core/formulas/TextWithFormulas';
import { useTexts } from '../texts';
import classes from './drawn.module.css';

interface GapsInsideProps {
  content: BlockOf<'FillInTheBlankText'>['content'];
  solutions: boolean;
}

/** The text with its gaps: empty and as wide as the words need, or with what fits; the words to choose from below it. */
export function GapsInside({ content: { text, shown, words }, solutions }: GapsInsideProps) {
  const t = useTexts();
  const fits = gapsOf(text);
  let gap = -1;
  if (shown === '') return <p className={classes.missing}>{t('gaps.empty')}</p>;
  return (
    <>
      <p className={classes.gapText}>
        {readShownGaps(shown).map((piece, index) => {
          if ('words' in piece) return <TextWithFormulas key={index} text={piece.words} />;
          gap += 1;
          const answers = solutions ? fits[gap] : undefined;
          return (
            <span key={index} className={classes.gap} style={answers ? undefined : { inlineSize: `${piece.room * 0.62}em` }}>
              {answers ? answers.join(' / ') : <span className="visually-hidden">{t('gaps.gap', { number: gap + 1 })}</span>}
            </span>
          );
        })}
      </p>
      {words.length > 0 && (
        <ul className={classes.words} aria-label={t('gaps.words')}>
          {words.map((word, index) => (
            <li key={index}>{word}</li>
          ))}
        </ul>
      )}
    </>
  );
}
