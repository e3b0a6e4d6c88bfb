import { type AiMessage, CHAT_MESSAGE, type ModelCard } from '@murmel/contracts';
import { IconAdjustments, IconArrowBackUp, IconList, IconTestPipe } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { lazyPart } from '../../../platform/page/lazy-part';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ErrorView } from '../../errors/ErrorView';
import { errorKindOf } from '../../errors/error-kind';
import { LimitButton } from '../../licences/LimitButton';
import { RouterLink } from '../../links/RouterLink';
import { useOverPage } from '../../links/use-over-page';
import { LoadState } from '../../page/LoadState';
import { CHAT_APPEARANCE } from '../../tools/chat-appearance';
import type { InsertAnswerDialogProps } from '../out/InsertAnswerDialog';
import { useAnswerTargets } from '../out/use-answer-targets';
import { Composer } from './ask/Composer';
import { useIsTouchDevice } from './ask/GrowingField';
import { useQuestionsLeft } from './ask/use-questions-left';
import classes from './chat.module.css';
import type { AttachedFilesProps } from './files/AttachedFiles';
import { ChooseFilesButton } from './files/ChooseFilesButton';
import { useAttachedFiles } from './files/use-attached-files';
import head from './head/head.module.css';
import { ModelMenu } from './head/ModelMenu';
import type { SystemPromptDrawerProps } from './head/SystemPromptDrawer';
import { useChatActions } from './list/use-chat-actions';
import { cardOf, modelName } from './models';
import { MessageList } from './talk/MessageList';
import type { RemoveDialogProps } from './talk/RemoveDialog';
import { useModelSpeaker } from './talk/use-model-speaker';
import { useOpenChat } from './use-open-chat';

const PersonaBeside = lazyPart<{ personaId: string }>(() => import('../personas/persona-beside-with-texts'));
const PersonaBanner = lazyPage<{ personaId: string }>(() => import('../personas/banner/PersonaBanner'), ['ai/personas/banner']);
const InsertAnswerDialog = lazyPage<InsertAnswerDialogProps>(
  () => import('../out/InsertAnswerDialog'),
  ['ai/out', 'ai/into', 'tools', 'platform/errors/files'],
);
/** Comes with the first file. */
const AttachedFiles = lazyPage<AttachedFilesProps>(
  () => import('./files/AttachedFiles'),
  ['ai/chat/files', 'boards/upload', 'platform/errors/files'],
);
const RemoveDialog = lazyPage<RemoveDialogProps>(() => import('./talk/RemoveDialog'), []);
const SystemPromptDrawer = lazyPage<SystemPromptDrawerProps>(() => import('./head/SystemPromptDrawer'), []);

interface OpenChatProps {
  /** undefined: a new one */
  id: string | undefined;
  models: readonly ModelCard[];
  /** initial text of the first question */
  given: string | undefined;
  /** true if the user came here by a press, and goes on typing */
  focused: boolean;
  /** opens the list, where it does not stand beside */
  onList: (() => void) | undefined;
}

/** Renders one chat: the model, the messages, and the field for the next question. */
export function OpenChat({ id, models, given, focused, onList }: OpenChatProps) {
  const { t } = useTranslation('ai/chat');
  const fingers = useIsTouchDevice();
  const open = useOpenChat(id);
  const { chat, settings, way, asking } = open;
  const attached = useAttachedFiles(id ?? 'new');
  const out = useAnswerTargets();
  const acts = useChatActions();
  const left = useQuestionsLeft();
  const speaker = useModelSpeaker(models);
  const [removing, setRemoving] = useState<AiMessage>();
  const over = useOverPage(`/ai/chats/${id}`);
  const prompting = useLocation().pathname.endsWith('/system_prompt');
  const [promptOfNew, setPromptOfNew] = useState(false);
  const title = id === undefined ? t('new') : chat?.title || t('untitled');
  useItemTitle(chat?.title || undefined);
  const model = cardOf(models, settings.model);
  const last = way.at(-1)?.message;
  const running = open.running;
  const closePrompt = () => (id === undefined ? setPromptOfNew(false) : over.close());
  const actions = (
    <>
      {onList && <IconButton icon={IconList} label={t('chats')} onClick={onList} />}
      <ModelMenu
        models={models}
        chosen={settings.model}
        down={last?.run?.state === 'failed' && last.run.model === model?.id}
        onChoose={(chosen) => void open.change({ model: chosen })}
      />
      <IconButton
        icon={IconAdjustments}
        label={t('prompt.title')}
        tipAlign="end"
        onClick={() => (id === undefined ? setPromptOfNew(true) : over.open(`/ai/chats/${id}/system_prompt`))}
      />
    </>
  );
  const gone = open.query.isError && chat === undefined;
  return (
    <div className={classes.open}>
      <EditorHeader
        back={onList && { href: '/tools', label: t('toTools') }}
        marble={<Marble {...CHAT_APPEARANCE} size={44} />}
        title={<h1 className={head.name}>{title}</h1>}
        status={
          <span>
            {model?.trial
              ? t('model.trial')
              : model
                ? t('model.about', { provider: model.provider, place: model.location.place })
                : t('model.gone')}
          </span>
        }
        actions={!gone && actions}
        linkAs={RouterLink}
      />
      <main id="main" tabIndex={-1} className={classes.main} data-persona={chat?.persona != null || undefined}>
        {chat?.persona != null && (
          <div className={classes.persona}>
            <PersonaBanner personaId={chat.persona} />
          </div>
        )}
        {gone ? (
          <ErrorView kind={errorKindOf(open.query.error)} error={open.query.error} />
        ) : id === undefined ? (
          <section className={classes.welcome}>
            <h2>{t('welcome.title')}</h2>
            <p>{t('welcome.text', { model: model?.shortName ?? t('model.any') })}</p>
            {model?.trial && (
              <div className={classes.trial}>
                <Notice icon={IconTestPipe}>{t('model.trialText')}</Notice>
              </div>
            )}
          </section>
        ) : (
          <LoadState query={open.messages} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={4} />}>
            {() => (
              <MessageList
                title={title}
                way={way}
                speaker={speaker}
                waits={running !== undefined || asking.busy || chat?.discardedAt != null}
                acts={{ ...asking, showBranch: open.showBranch, askToRemove: setRemoving, outOf: out.menuOf }}
                onEarlier={open.messages.hasNextPage ? () => void open.messages.fetchNextPage() : undefined}
                loadingEarlier={open.messages.isFetchingNextPage}
              />
            )}
          </LoadState>
        )}
        {!gone &&
          (chat?.discardedAt ? (
            <div className={classes.trashed}>
              <Notice
                actions={
                  <Button leftSection={<IconArrowBackUp size={20} stroke={1.9} aria-hidden />} onClick={() => void acts.restore(chat)}>
                    {t('bringBack')}
                  </Button>
                }
              >
                {t('inTrash')}
              </Notice>
            </div>
          ) : (
            <Composer
              chat={id ?? 'new'}
              label={t('ask', { title })}
              given={given}
              autoFocus={focused && !fingers}
              writer={running && modelName(models, running.model)}
              busy={asking.busy}
              refused={asking.refused}
              warned={asking.warned}
              dictates
              mayForce
              spent={left.spent}
              hint={
                <>
                  {t('caution')} {left.told && <strong>{left.told}</strong>} {left.spent && <LimitButton kind={CHAT_MESSAGE} />}
                </>
              }
              attach={{
                button: <ChooseFilesButton label={t('attach')} onFiles={attached.choose} />,
                shown: (attached.files.length > 0 || attached.chosen) && (
                  <Suspense>
                    <AttachedFiles
                      attached={attached}
                      models={models}
                      model={model}
                      onChooseModel={(chosen) => void open.change({ model: chosen })}
                    />
                  </Suspense>
                ),
                waits: attached.waits,
                onFiles: attached.choose,
              }}
              onSend={async (text) => {
                const asked = await asking.ask(text, open.after, attached.files);
                if (asked) attached.change(() => []);
                return asked;
              }}
              onStop={() => void open.stop()}
            />
          ))}
        {chat?.persona != null && <PersonaBeside waiting={null} personaId={chat.persona} />}
      </main>
      <Suspense fallback={null}>{out.giving && <InsertAnswerDialog {...out.giving} chat={title} onClose={out.close} />}</Suspense>
      {removing && <RemoveDialog message={removing} onRemove={open.remove} onClose={() => setRemoving(undefined)} />}
      {(prompting || promptOfNew) && (chat || id === undefined) && (
        <SystemPromptDrawer value={settings.systemPrompt} onSave={(systemPrompt) => open.change({ systemPrompt })} onClose={closePrompt} />
      )}
    </div>
  );
}
