import type { AiStep, AiStepFailure, AiStepTool } from '@murmel/contracts';
import { hasText, type Translate, text } from '../../../../platform/i18n/i18n';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { safeAddress } from '../../markdown/safe-address';
import { stepIcon } from './step-icons';
import classes from './steps.module.css';

const NAMESPACE = 'ai/chat/steps';

/** Shows the result of a look-up or computation of a model: one unobtrusive line with an expandable result. */
export function ToolCallLine({ step: { tool, state, subject, failure, result, sources } }: { step: AiStep }) {
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
        {failure && <span>{stepFailureText(t, tool, failure)}</span>}
      </p>
    );
  return (
    <details className={classes.found}>
      <summary className={classes.line}>{line}</summary>
      {failure && <p className={classes.why}>{stepFailureText(t, tool, failure)}</p>}
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

/** Returns the reason why a step failed: the tool's own text, or the general one. */
const stepFailureText = (t: Translate, tool: AiStepTool, failure: AiStepFailure): string =>
  hasText(NAMESPACE, `${tool}.${failure}`) ? text(NAMESPACE, `${tool}.${failure}`) : t(`why.${failure}`);
