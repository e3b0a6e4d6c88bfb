import {
  type CodeDrawing,
  type CodeLook,
  type CodeProblem,
  contrastToWhite,
  correctionOf,
  logoSide,
  QR_LIMITS,
  QUIET_ZONE,
} from '@murmel/contracts';
import { IconAlertTriangle, IconCheck, IconCircleCheckFilled, IconLoader2, IconRulerMeasure } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import classes from './check.module.css';
import { minWidthFrom, minWidthOnPaper, WALL_METRES } from './scan-distance';
import type { CodeCheck } from './use-code-check';
import { useNumbers } from './use-numbers';

interface CheckCardProps {
  drawing: CodeDrawing | undefined;
  text: string;
  look: CodeLook;
  check: CodeCheck;
  problem: CodeProblem | undefined;
}

/** Shows if the code scans as it is drawn, with the measured numbers, and its minimum size. */
export function CheckCard({ drawing, look, check, problem }: CheckCardProps) {
  const { t } = useTranslation('tools/qrcodes');
  if (!drawing) {
    return (
      <section className={classes.card} data-waits aria-label={t('check.title')}>
        <p className={classes.quiet}>{t('check.waits')}</p>
      </section>
    );
  }
  const verdict = problem ? 'risky' : verdictOf(check);
  return (
    <section className={classes.card} aria-label={t('check.title')}>
      <div className={classes.verdict} data-verdict={verdict} role="status">
        <span className={classes.ball} aria-hidden>
          <VerdictIcon verdict={verdict} />
        </span>
        <span className={classes.head}>
          <strong>{t(`check.${verdict}`)}</strong>
          <span>{t(check.state === 'unknown' ? 'check.noReader' : 'check.again')}</span>
        </span>
      </div>
      <Facts drawing={drawing} look={look} check={check} />
      <Sizes drawing={drawing} look={look} check={check} />
    </section>
  );
}

type Verdict = 'reading' | 'safe' | 'risky' | 'unknown';

function verdictOf(check: CodeCheck): Verdict {
  if (check.state !== 'read') return check.state;
  return check.missed.length === 0 ? 'safe' : 'risky';
}

function VerdictIcon({ verdict }: { verdict: Verdict }) {
  if (verdict === 'safe') return <IconCheck size={26} stroke={2.6} />;
  if (verdict === 'risky') return <IconAlertTriangle size={26} stroke={2.2} />;
  return <IconLoader2 size={26} stroke={2.2} />;
}

function Facts({ drawing, look, check }: Pick<CheckCardProps, 'look' | 'check'> & { drawing: CodeDrawing }) {
  const { t } = useTranslation('tools/qrcodes');
  const { shown } = useNumbers();
  const side = modulesOf(drawing, look);
  const contrast = contrastToWhite(look.ink);
  const covered = look.logo === 'none' ? 0 : Math.round(100 * (logoSide(side) / side) ** 2);
  const read = check.state === 'read';
  const facts = [
    ...(check.state === 'unknown'
      ? []
      : [{ key: 'readers', good: read && check.missed.length === 0, value: read ? t('check.of', check) : '…' }]),
    { key: 'contrast', good: contrast >= QR_LIMITS.contrast, value: `${shown(Math.floor(contrast * 10) / 10)} : 1` },
    { key: 'edge', good: true, value: t('check.modules', { count: QUIET_ZONE }) },
    { key: 'logo', good: true, value: t('check.percent', { percent: covered }) },
    { key: 'reserve', good: true, value: t('check.percent', { percent: correctionOf(look) === 'H' ? 30 : 15 }) },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, good, value }) => (
        <div key={key} className={classes.fact} data-good={good || undefined}>
          {good ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconAlertTriangle size={20} stroke={2} aria-hidden />}
          <dt>{t(`check.facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Too small is an alarm; else the same numbers are good to know. */
function Sizes({ drawing, look, check }: Pick<CheckCardProps, 'look' | 'check'> & { drawing: CodeDrawing }) {
  const { t } = useTranslation('tools/qrcodes');
  const { centimetres } = useNumbers();
  const modules = drawing.width;
  const least = minWidthOnPaper(modules);
  const small = look.width < least || (check.state === 'read' && check.missed.includes('paper'));
  return (
    <Notice tone={small ? 'alert' : 'notice'} icon={small ? IconAlertTriangle : IconRulerMeasure} announce={small}>
      <strong>
        {small
          ? t('size.small', {
              width: centimetres(look.width),
              least: centimetres(Math.max(least, look.width < least ? 0 : look.width + 5)),
            })
          : t('size.least', { least: centimetres(least) })}
      </strong>{' '}
      {t('size.wall', { metres: WALL_METRES, width: centimetres(minWidthFrom(WALL_METRES, modules)) })}
    </Notice>
  );
}

/** Modules on a side of the code alone; a frame makes the drawing wider. */
function modulesOf({ width }: CodeDrawing, { frame }: CodeLook): number {
  return width - 2 * QUIET_ZONE - (frame === 'none' ? 0 : 2);
}
