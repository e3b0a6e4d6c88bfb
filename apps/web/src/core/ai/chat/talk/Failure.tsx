import type { ModelCard } from '@murmel/contracts';
import { IconCpu, IconPlugX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/status/Notice';
import { cardOf, modelName } from '../models';
import type { FailureProps } from './speaker';
import classes from './talk.module.css';

export interface ModelFailureProps extends FailureProps {
  models: readonly ModelCard[];
}

/** Shows why an answer was interrupted, its stored part, and how to continue: a retry, or another model that is no less strict. */
export default function Failure({ run, text, models, last, waits, acts }: ModelFailureProps) {
  const { t } = useTranslation('ai/chat');
  const words = text.split(/\s+/).filter(Boolean).length;
  const model = modelName(models, run.model);
  const asked = modelName(models, run.askedModel);
  const proposed = run.proposedModel === null ? undefined : cardOf(models, run.proposedModel);
  return (
    <>
      {words > 0 && (
        <p className={classes.broken}>
          <IconPlugX size={18} stroke={1.9} aria-hidden />
          <span>{t('broken', { count: words })}</span>
        </p>
      )}
      {last && (
        <Notice icon={IconPlugX} title={t(`failure.${run.failure}.title`, { model })} announce>
          <p className={classes.why}>{t(`failure.${run.failure}.text`, { model })}</p>
          {run.said !== '' && <blockquote className={classes.said}>{run.said}</blockquote>}
          {proposed && (
            <div className={classes.proposed}>
              <IconCpu size={22} stroke={1.9} aria-hidden />
              <span>
                <strong>{proposed.name}</strong>
                <small>{t('model.about', { provider: proposed.provider, place: proposed.location.place })}</small>
              </span>
            </div>
          )}
          <div className={classes.buttons}>
            {proposed && (
              <Button disabled={waits} onClick={() => void acts.retry(run.id, proposed.id)}>
                {t('goOnWith', { model: proposed.shortName })}
              </Button>
            )}
            <Button
              variant="default"
              disabled={waits}
              leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />}
              onClick={() => void acts.retry(run.id)}
            >
              {t('retryWith', { model: asked })}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
