import { AI_IMAGE, AI_IMAGE_LIMITS, type ImageModelCard } from '@murmel/contracts';
import { IconAdjustmentsHorizontal, IconHourglass, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { announceFailure } from '../../../../platform/api/failures';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { NativeSelect, Textarea } from '../../../../ui/forms/TextField';
import { Notice } from '../../../../ui/status/Notice';
import { useReachedLimit } from '../../../licences/use-month-counts';
import type { PersonalDataWarningProps } from '../../personal-data/PersonalDataWarning';
import { type ImageRequest, withModel } from '../image-request';
import type { ImageGeneration } from '../use-generate-image';
import classes from './form.module.css';
import { Knob } from './Knob';
import { SeedField } from './SeedField';
import { SizeChoice } from './SizeChoice';
import { StyleChoice } from './StyleChoice';

const PersonalDataWarning = lazyPage<PersonalDataWarningProps>(() => import('../../personal-data/personal-data-warning-with-texts'), []);
const { max } = AI_IMAGE_LIMITS.prompt;
const { max: negativeMax } = AI_IMAGE_LIMITS.negative;

interface ImageFormProps {
  models: readonly ImageModelCard[];
  model: ImageModelCard;
  prompt: string;
  onPrompt: (prompt: string) => void;
  wanted: ImageRequest;
  onWanted: (wanted: ImageRequest) => void;
  drawing: ImageGeneration;
}

/** Form for the content and look of a picture. Typed input stays for the next one. */
export function ImageForm({ models, model, prompt, onPrompt, wanted, onWanted, drawing }: ImageFormProps) {
  const { t } = useTranslation('ai/images');
  const { t: shell } = useTranslation('shell');
  const reached = useReachedLimit(AI_IMAGE);
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const [more, setMore] = useState(false);
  const { length } = prompt.trim();
  const problem = length > max ? t('prompt.tooLong', { max }) : tried && length === 0 ? t('prompt.missing') : undefined;
  const set = (part: Partial<ImageRequest>) => onWanted({ ...wanted, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (length === 0 || length > max) field.current?.focus();
    else if (!drawing.busy && !reached) void drawing.draw(prompt.trim(), wanted);
  };
  const takes = (knob: ImageModelCard['knobs'][number]) => model.knobs.includes(knob);
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('form')}>
      <div className={classes.fields}>
        <Textarea
          ref={field}
          label={t('prompt.label')}
          description={t('prompt.careful')}
          placeholder={t('prompt.example')}
          rows={4}
          resize="vertical"
          value={prompt}
          onChange={({ currentTarget }) => onPrompt(currentTarget.value)}
          error={problem && <FieldError>{problem}</FieldError>}
        />
        <p className={classes.letters}>{t('prompt.letters', { count: length, max })}</p>
        <StyleChoice value={wanted.style} onChange={(style) => set({ style })} />
        <SizeChoice sizes={model.sizes} value={wanted.size} onChange={(size) => set({ size })} />
        {takes('seed') && <SeedField value={wanted.seed} onChange={(seed) => set({ seed })} />}
        {more && (
          <div id="image-more" className={classes.more}>
            {models.length > 1 && (
              <NativeSelect
                label={t('model')}
                value={model.id}
                data={models.map(({ id, name, provider }) => ({
                  value: id,
                  label: t('modelOf', { model: name, provider }),
                }))}
                onChange={({ currentTarget }) => onWanted(withModel(wanted, models.find(({ id }) => id === currentTarget.value) ?? model))}
              />
            )}
            {takes('negative') && (
              <Textarea
                label={t('negative.label')}
                placeholder={t('negative.example')}
                rows={2}
                maxLength={negativeMax}
                value={wanted.negative}
                onChange={({ currentTarget }) => set({ negative: currentTarget.value })}
              />
            )}
            {takes('guidance') && <Knob knob="guidance" value={wanted.guidance} onChange={(guidance) => set({ guidance })} />}
            {takes('steps') && <Knob knob="steps" value={wanted.steps} onChange={(steps) => set({ steps })} />}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {drawing.refused && (
          <Notice tone="alert" announce>
            {drawing.refused}
          </Notice>
        )}
        {drawing.warned && (
          <PersonalDataWarning
            {...drawing.warned}
            mayForce
            onRevise={() => {
              drawing.warned?.answer(false);
              field.current?.focus();
            }}
            onSendAnyway={() => drawing.warned?.answer(true)}
          />
        )}
        {reached && <p className={classes.letters}>{t('textStays')}</p>}
        <div className={classes.buttons}>
          {reached ? (
            <Button
              leftSection={<IconHourglass size={20} stroke={1.9} aria-hidden />}
              onClick={() => announceFailure({ type: 'showLimit', reached })}
            >
              {shell('month.button')}
            </Button>
          ) : (
            <Button type="submit" loading={drawing.busy} leftSection={<IconSparkles size={20} stroke={1.9} aria-hidden />}>
              {t('draw')}
            </Button>
          )}
          {(models.length > 1 || takes('guidance') || takes('steps') || takes('negative')) && (
            <Button
              variant="default"
              aria-expanded={more}
              aria-controls={more ? 'image-more' : undefined}
              leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden />}
              onClick={() => setMore(!more)}
            >
              {t('more')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
