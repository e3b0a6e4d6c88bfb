import { type AiImage, isTrialModel } from '@murmel/contracts';
import { IconSparkles, IconTestPipe } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../../platform/page/use-item-title';
import { RollingMarble } from '../../../../ui/marbles/RollingMarble';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { Badge } from '../../../../ui/status/Badge';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { LoadState } from '../../../page/LoadState';
import { imageQuery } from '../image-queries';
import { isSimilar } from '../image-request';
import { seedText, sizeText } from '../image-texts';
import { ImageActions } from './ImageActions';
import { ImageFailure } from './ImageFailure';
import { SimilarImages } from './SimilarImages';
import classes from './shown.module.css';

interface ShownImageProps {
  id: string;
  /** all that are known, this one among them */
  others: readonly AiImage[];
  /** another one is on its way */
  busy: boolean;
  /** everything of it goes back into the form */
  onAgain: (image: AiImage) => void;
  /** the same with another seed, at once */
  onOther: (image: AiImage) => void;
  onGone: () => void;
}

/** One picture: drawn, being drawn, or why not; what it was made of, and what can be done with it. */
export function ShownImage({ id, others, busy, onAgain, onOther, onGone }: ShownImageProps) {
  const { t, i18n } = useTranslation('ai/images');
  const query = useQuery(imageQuery(id));
  useItemTitle(query.data?.prompt);
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid label={t('loading')} count={1} />}>
      {(image) => {
        const { state, file, prompt, negative, style, size, seed, altText, model, modelName, provider } = image;
        const trial = isTrialModel(model);
        const facts = [t(`styles.${style}`), sizeText(size), seed !== null && t('seed.fact', { seed: seedText(seed, i18n.language) })];
        return (
          <article className={classes.shown} aria-label={t('shown')}>
            {state === 'failed' ? (
              <ImageFailure image={image} busy={busy} onOnceMore={() => onOther(image)} />
            ) : (
              <div className={classes.frame} data-size={size} aria-busy={!file}>
                {file ? (
                  <>
                    <LazyPicture address={`${file.url}?inline`} alt={altText || t('noAltText')} className={classes.picture} />
                    <span className={classes.made}>
                      <Badge tone={trial ? 'neutral' : 'ai'} icon={trial ? IconTestPipe : IconSparkles}>
                        {t(trial ? 'trial' : 'madeByAi')}
                      </Badge>
                    </span>
                  </>
                ) : (
                  <RollingMarble label={t('drawing', { model: modelName })} colour="pflaume" />
                )}
              </div>
            )}
            <div className={classes.about}>
              <div className={classes.words}>
                <h2 className={classes.prompt}>{prompt}</h2>
                <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
                {negative !== null && <p className={classes.facts}>{t('negative.fact', { words: negative })}</p>}
                <p className={classes.facts}>{t('modelOf', { model: modelName, provider })}</p>
              </div>
              <ImageActions image={image} onAgain={() => onAgain(image)} onGone={onGone} />
            </div>
            {state === 'done' && (
              <SimilarImages images={others.filter((other) => isSimilar(image, other))} busy={busy} onMore={() => onOther(image)} />
            )}
          </article>
        );
      }}
    </LoadState>
  );
}
