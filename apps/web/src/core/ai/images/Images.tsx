import type { ImageModelCard } from '@murmel/contracts';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { Tip } from '../../../ui/overlays/Tip';
import { RouterLink } from '../../links/RouterLink';
import { TOOL_PAGES } from '../../tools/tool-pages';
import { useQuestionDraft } from '../chat/ask/question-draft';
import { mergePages } from '../chat/chat-queries';
import { ImageForm } from './form/ImageForm';
import { ImageHistory } from './history/ImageHistory';
import { RecentImages } from './history/RecentImages';
import { ImagesUsed } from './ImagesUsed';
import { imagesQuery } from './image-queries';
import { defaultImageRequest, repeatRequest } from './image-request';
import classes from './images.module.css';
import { HISTORY_PATH, IMAGES_PATH } from './paths';
import { ShownImage } from './shown/ShownImage';
import { useGenerateImage } from './use-generate-image';
import { useImagesLive } from './use-images-live';

/** Form for a picture, the resulting picture, and all earlier ones. */
export function Images({ models }: { models: readonly ImageModelCard[] }) {
  const { t } = useTranslation('ai/images');
  const { id } = useParams();
  const navigate = useNavigate();
  const inHistory = useLocation().pathname.startsWith(HISTORY_PATH);
  const [prompt, setPrompt] = useQuestionDraft('image');
  const [wanted, setWanted] = useState(() => defaultImageRequest(models[0]!));
  const images = useInfiniteQuery(imagesQuery());
  const drawing = useGenerateImage((image) => void navigate(`${IMAGES_PATH}/${image.id}`));
  useImagesLive();
  const model = models.find((one) => one.id === wanted.model) ?? models[0]!;
  const all = mergePages(images.data);
  const total = images.data?.pages[0]?.total;
  const { look } = TOOL_PAGES.images;
  const shown = id !== undefined && (
    <ShownImage
      key={id}
      id={id}
      others={all}
      busy={drawing.busy}
      onAgain={(image) => {
        setPrompt(image.prompt);
        setWanted(repeatRequest(image, models));
        if (inHistory) void navigate(`${IMAGES_PATH}/${image.id}`);
      }}
      onOther={(image) => void drawing.draw(image.prompt, { ...repeatRequest(image, models), seed: null })}
      onGone={() => void navigate(inHistory ? HISTORY_PATH : IMAGES_PATH, { replace: true })}
    />
  );
  return (
    <div className={classes.page}>
      <EditorHeader
        back={{ href: '/tools', label: t('back') }}
        linkAs={RouterLink}
        marble={<Marble {...look} size={40} />}
        title={
          <h1 className={classes.title} tabIndex={-1}>
            {t('title')}
          </h1>
        }
        status={<span>{model.trial ? t('trial') : t('about', { model: model.name, place: model.location.place })}</span>}
        tabs={
          <PillTabs<'make' | 'history'>
            label={t('parts')}
            value={inHistory ? 'history' : 'make'}
            options={[
              { value: 'make', label: t('make') },
              { value: 'history', label: t('history'), ...(total !== undefined && { count: total }) },
            ]}
            onChange={(part) => void navigate(part === 'history' ? HISTORY_PATH : IMAGES_PATH)}
          />
        }
        people={<ImagesUsed />}
        actions={
          <Tip text={t('info')} align="end">
            <RouterLink href={TOOL_PAGES.images.infoRoute} className={classes.info} aria-label={t('info')}>
              <IconInfoCircle size={20} stroke={1.9} aria-hidden />
            </RouterLink>
          </Tip>
        }
      />
      {inHistory ? (
        <main id="main" tabIndex={-1} className={classes.history}>
          {shown ? (
            <>
              <RouterLink href={HISTORY_PATH} className={classes.toAll}>
                <IconArrowLeft size={18} stroke={1.9} aria-hidden />
                {t('toAll')}
              </RouterLink>
              {shown}
            </>
          ) : (
            <ImageHistory />
          )}
        </main>
      ) : (
        <main id="main" tabIndex={-1} className={classes.studio}>
          <ImageForm
            models={models}
            model={model}
            prompt={prompt}
            onPrompt={setPrompt}
            wanted={wanted}
            onWanted={setWanted}
            drawing={drawing}
          />
          <div className={classes.stage}>{shown || <p className={classes.empty}>{t('empty')}</p>}</div>
          <RecentImages images={all} current={id} />
        </main>
      )}
    </div>
  );
}
