import type { AiStep, AiStepFailure, AiStepTool } from '@murmel/contracts';
import { hasText, type Translate, text } from '../../../../platform/i18n/i18n';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { safeAddress } from '../../markdown/safe-address';
import { stepIcon } from './step-icons';
import classes from './steps.module.css';

const NAMESPACE = 'ai/chat/steps';

/** Something that a model looked up or worked out: one quiet line, with what came of it behind. */
export function LookedUp({ step: { tool, state, subject, failure, result, sources } }: { step: AiStep }) {
  const { t } = useTranslation('ai/chat/steps');
  const Shape = stepIcon(tool);
  const line = (
    <>
      <Shape size={20} stroke={1.9} aria-hidden />
      <span>{t(`${tool}.${state}`, { subject })}</span>
    </>
  );
  if (result === '')
    return (
      <p tabIndex={-1} className={classes.line} data-running={state === 'running' || undefined}>
        {line}
        {failure && <span>{whyText(t, tool, failure)}</span>}
      </p>
    );
  return (
    <details className={classes.found}>
      <summary className={classes.line}>{line}</summary>
      {failure && <p className={classes.why}>{whyText(t, tool, failure)}</p>}
      <p className={classes.result}>{result}</p>
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label={t('sources')}>
          {sources.map(({ title, address }) => (
            <li key={address}>
              <a href={safeAddress(address)} target="_blank" rel="noopener noreferrer nofollow">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Why a step came to nothing: as its tool says it, else as all do. */
const whyText = (t: Translate, tool: AiStepTool, failure: AiStepFailure): string =>
  hasText(NAMESPACE, `${tool}.${failure}`) ? text(NAMESPACE, `${tool}.${failure}`) : t(`why.${failure}`);
