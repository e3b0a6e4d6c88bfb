import { CODE_INKS, type CodeProblem } from '@murmel/contracts';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { useProblemText } from '../check/use-problem-text';
import editor from '../editor/editor.module.css';
import classes from './look.module.css';

type InkName = keyof typeof CODE_INKS;
const INKS = Object.entries(CODE_INKS) as [InkName, string][];
/** Popular colour that no camera reads: shown as unavailable, so that it is not searched for. */
const TOO_LIGHT = '#febf32';

interface InkChoiceProps {
  ink: string;
  problem: CodeProblem | undefined;
  onChange: (ink: string) => void;
}

/** Colours that scan, one that does not, and any of one's own. */
export function InkChoice({ ink, problem, onChange }: InkChoiceProps) {
  const { t } = useTranslation('tools/qrcodes');
  const name = useId();
  const problemText = useProblemText();
  const colour = (value: string) => ({ '--ink-of-code': value }) as CSSProperties;
  return (
    <div className={classes.part}>
      <h2 className={editor.sideTitle}>{t('look.ink')}</h2>
      <fieldset className={classes.inks}>
        <legend className="visually-hidden">{t('look.ink')}</legend>
        {INKS.map(([key, value]) => (
          <label key={key} className={classes.ink} style={colour(value)}>
            <input type="radio" name={name} value={value} checked={value === ink} onChange={() => onChange(value)} />
            <span className={classes.blob}>{value === ink && <IconCheck size={20} stroke={2.6} aria-hidden />}</span>
            <span>{t(`look.inks.${key}`)}</span>
          </label>
        ))}
        <label className={classes.ink} style={colour(TOO_LIGHT)} data-off title={t('look.tooLightWhy')}>
          <input type="radio" name={name} value={TOO_LIGHT} disabled />
          <span className={classes.blob}>
            <IconBan size={20} stroke={2} aria-hidden />
          </span>
          <span>{t('look.tooLight')}</span>
        </label>
      </fieldset>
      <label className={classes.own}>
        <input type="color" value={ink} onChange={(event) => onChange(event.currentTarget.value.toLowerCase())} />
        <span>{t('look.ownInk')}</span>
      </label>
      <div role="alert">{problem && <FieldError>{problemText(problem)}</FieldError>}</div>
    </div>
  );
}
