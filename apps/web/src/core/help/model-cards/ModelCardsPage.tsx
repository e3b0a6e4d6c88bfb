import { type ImageModelCard, isTrialModel, type ModelCard } from '@murmel/contracts';
import { IconInfoCircle, IconShieldCheck, IconTestPipe } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { useSession } from '../../../platform/session/store';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { NativeSelect } from '../../../ui/forms/TextField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { VoiceSampleButton } from '../../ai/speech/speech-buttons';
import { useSpeech, useSpeechServices } from '../../ai/speech/use-speech';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { useHelp } from '../use-help';
import { ModelRow } from './ModelRow';
import classes from './model-cards.module.css';

const MODEL_FILTERS = {
  all: () => true,
  pupils: ({ teachersOnly }: ModelCard) => !teachersOnly,
  open: ({ open }: ModelCard) => open,
  images: ({ images }: ModelCard) => images,
  near: ({ location }: ModelCard) => location.level !== 'world',
} as const;
type ModelFilter = keyof typeof MODEL_FILTERS;
const COLUMNS = ['model', 'provider', 'contextWindow', 'maxTokens', 'reasoning', 'plugins', 'images', 'open', 'location'] as const;

/** Page of the models that the operator chose: their abilities, and the destination of the data sent to them. */
export default function ModelCardsPage() {
  const { t } = useTranslation('help/model-cards');
  const { home, t: help } = useHelp();
  useItemTitle(t('title'));
  const query = useQuery(orpc.ai.modelCards.queryOptions());
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} breadcrumbs={<RouterLink href={home}>{help('home')}</RouterLink>} />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={4} shape="lines" />}>
        {({ models, imageModels }) => (
          <>
            {[...models, ...imageModels].some(({ trial }) => trial) && <Notice icon={IconTestPipe}>{t('trial.text')}</Notice>}
            {models.length > 0 && <Models models={models} />}
            {imageModels.length > 0 && <DrawingModels models={imageModels} />}
            <Voices />
            {models.length + imageModels.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
          </>
        )}
      </LoadState>
    </>
  );
}

function Models({ models }: { models: readonly ModelCard[] }) {
  const { t } = useTranslation('help/model-cards');
  const [shown, setShown] = useState<ModelFilter>('all');
  const options = (Object.keys(MODEL_FILTERS) as ModelFilter[]).map((value) => {
    const count = models.filter(MODEL_FILTERS[value]).length;
    return { value, label: t(`shown.${value}`), count, disabled: count === 0 };
  });
  return (
    <>
      <PillTabs label={t('which')} options={options} value={shown} onChange={setShown} />
      <div className={classes.models}>
        <div className={classes.head} aria-hidden="true">
          {COLUMNS.map((column) => (
            <span key={column}>
              {t(`columns.${column}.name`)}
              <small>{t(`columns.${column}.meaning`)}</small>
            </span>
          ))}
        </div>
        <ul className={classes.rows} aria-label={t('title')}>
          {models.filter(MODEL_FILTERS[shown]).map((model) => (
            <ModelRow key={model.id} model={model} />
          ))}
        </ul>
      </div>
      <div className={classes.notes}>
        <section className={classes.sent}>
          <IconShieldCheck size={26} stroke={1.9} aria-hidden />
          <div>
            <h2>{t('never.title')}</h2>
            <p>{t('never.text')}</p>
          </div>
        </section>
        <section className={classes.note}>
          <IconInfoCircle size={26} stroke={1.9} aria-hidden />
          <div>
            <h2>{t('token.title')}</h2>
            <p>{t('token.text')}</p>
          </div>
        </section>
      </div>
    </>
  );
}

function DrawingModels({ models }: { models: readonly ImageModelCard[] }) {
  const { t } = useTranslation('help/model-cards');
  return (
    <section>
      <h2>{t('drawing.title')}</h2>
      <ul className={classes.drawing}>
        {models.map(({ id, name, provider, location, open, trial }) => (
          <li key={id}>
            <strong>{name}</strong>{' '}
            {[trial && t('trial.name'), provider, location.place, t(`levels.${location.level}`), open && t('shown.open')]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Voices that read answers aloud; teachers choose the one for their device. */
function Voices() {
  const { t } = useTranslation('help/model-cards');
  const { isTeacher } = useSession();
  const { voices, hears } = useSpeechServices();
  const { voice, choose } = useSpeech();
  return (
    <>
      {voices.length > 0 && (
        <section>
          <h2>{t('voices.title')}</h2>
          <ul className={classes.drawing}>
            {voices.map(({ id, name, provider, location }) => (
              <li key={id}>
                <strong>{name}</strong>{' '}
                {[isTrialModel(id) && t('trial.name'), provider, location.place, t(`levels.${location.level}`)].filter(Boolean).join(' · ')}
                {isTeacher && <VoiceSampleButton voice={id} name={name} />}
              </li>
            ))}
          </ul>
          {isTeacher && voices.length > 1 && (
            <NativeSelect
              label={t('voices.choose')}
              value={voice?.id ?? ''}
              data={voices.map(({ id, name, provider }) => ({ value: id, label: `${name} (${provider})` }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
        </section>
      )}
      {hears && (
        <section>
          <h2>{t('voices.hears')}</h2>
          <p>
            <strong>{hears.name}</strong>{' '}
            {[isTrialModel(hears.id) && t('trial.name'), hears.provider, hears.location.place, t(`levels.${hears.location.level}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
      )}
    </>
  );
}
