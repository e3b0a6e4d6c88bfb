import type { AiMessage, AiSource, DocumentQa, ModelCard } from '@murmel/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { Switch } from '../../../ui/forms/Switch';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { Composer } from '../chat/ask/Composer';
import { useIsTouchDevice } from '../chat/ask/GrowingField';
import { useQuestionsLeft } from '../chat/ask/use-questions-left';
import { ModelMenu } from '../chat/head/ModelMenu';
import { cardOf, modelName } from '../chat/models';
import { type SourcePlace, SourcePlaceContext } from '../chat/sources/source-place';
import { MessageList } from '../chat/talk/MessageList';
import type { RemoveDialogProps } from '../chat/talk/RemoveDialog';
import { useModelSpeaker } from '../chat/talk/use-model-speaker';
import { useOpenChat } from '../chat/use-open-chat';
import { Declined } from './Declined';
import { DocumentState } from './DocumentState';
import classes from './documents.module.css';
import { useDocumentActions } from './use-document-actions';

const RemoveDialog = lazyPage<RemoveDialogProps>(() => import('../chat/talk/RemoveDialog'), []);

interface DocumentTalkProps {
  document: DocumentQa;
  models: readonly ModelCard[];
  /** passage that stands beside */
  opened: AiSource | undefined;
  onOpen: (source: AiSource) => void;
}

/** Wishes that are sent with one press. */
const STARTERS = ['summary', 'quiz', 'timeline'] as const;

/** Questions to a document and their answers, with the field for the next one. */
export function DocumentTalk({ document, models, opened, onOpen }: DocumentTalkProps) {
  const { t } = useTranslation('ai/documents');
  const fingers = useIsTouchDevice();
  const { id, title, state, onlyDocument, discardedAt } = document;
  const open = useOpenChat(id);
  const acts = useDocumentActions();
  const { way, asking, settings, running } = open;
  const speaker = useModelSpeaker(models);
  const [removing, setRemoving] = useState<AiMessage>();
  const left = useQuestionsLeft();
  const last = way.at(-1)?.message;
  const waits = running !== undefined || asking.busy || state !== 'succeeded' || discardedAt !== null;
  const setOnly = async (only: boolean): Promise<boolean> => {
    const why = await acts.change(document, { onlyDocument: only });
    if (why !== undefined) acts.say(why);
    return why === undefined;
  };
  const withoutIt = async (questionId: string) => {
    if (await setOnly(false)) await asking.answerAgain(questionId);
  };
  const place: SourcePlace = { opened, open: onOpen, Declined, askWithout: waits ? undefined : (asked) => void withoutIt(asked) };
  if (state !== 'succeeded') return <DocumentState document={document} />;
  const ask = (text: string) => asking.ask(text, open.after);
  return (
    <SourcePlaceContext value={place}>
      <div className={classes.model}>
        <ModelMenu
          models={models}
          chosen={settings.model}
          down={last?.run?.state === 'failed' && last.run.model === cardOf(models, settings.model)?.id}
          onChoose={(model) => void open.change({ model })}
        />
      </div>
      <LoadState query={open.messages} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={4} />}>
        {() =>
          way.length === 0 ? (
            <div className={classes.welcome}>
              <h2>{t('welcome.title')}</h2>
              <p>{t('welcome.text')}</p>
            </div>
          ) : (
            <MessageList
              title={title}
              way={way}
              speaker={speaker}
              waits={waits}
              acts={{ ...asking, showBranch: open.showBranch, askToRemove: setRemoving }}
              onEarlier={open.messages.hasNextPage ? () => void open.messages.fetchNextPage() : undefined}
              loadingEarlier={open.messages.isFetchingNextPage}
            />
          )
        }
      </LoadState>
      {discardedAt === null && (
        <div className={classes.ask}>
          <div className={classes.starters}>
            {STARTERS.map((starter) => (
              <Button
                key={starter}
                variant="default"
                size="sm"
                aria-disabled={waits}
                onClick={() => waits || void ask(t(`starters.${starter}.ask`))}
              >
                {t(`starters.${starter}.label`)}
              </Button>
            ))}
          </div>
          <Composer
            chat={id}
            label={t('ask', { title })}
            placeholder={t('placeholder')}
            autoFocus={!fingers}
            writer={running && modelName(models, running.model)}
            busy={asking.busy}
            refused={asking.refused}
            warned={asking.warned}
            dictates
            mayForce
            spent={left.spent}
            hint={
              <>
                {t('caution')} {left.told && <strong>{left.told}</strong>}
              </>
            }
            onSend={ask}
            onStop={() => void open.stop()}
          />
          <label className={classes.only}>
            <Switch checked={onlyDocument} onChange={(only) => void setOnly(only)} /> {t('only')}
          </label>
        </div>
      )}
      <Suspense fallback={null}>
        {removing && <RemoveDialog message={removing} onRemove={open.remove} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </SourcePlaceContext>
  );
}
