import { isTrialModel, type SuggestionAct } from '@murmel/contracts';
import { IconArrowLeft, IconEye, IconInfoCircle, IconSparkles, IconTestPipe, IconX, IconZzz } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { Notice } from '../../../ui/status/Notice';
import type { PersonalDataWarningProps } from '../personal-data/PersonalDataWarning';
import { ActMenu } from './ActMenu';
import { countWords } from './count-words';
import { HelpRequestForm } from './HelpRequestForm';
import classes from './help.module.css';
import type { HelpedText } from './helped-text';
import { NAMESPACE } from './namespace';
import { SuggestionView } from './SuggestionView';
import { decorateSelection } from './span-decorations';
import { plainBetween } from './text-for-model';
import { useBegin } from './use-begin';
import { type Help, openIn } from './use-help';
import { usePanelPosition } from './use-panel-position';

const PersonalDataWarning = lazyPage<PersonalDataWarningProps>(() => import('../personal-data/personal-data-warning-with-texts'), []);

/** Acts that ask for more than a text. */
const ASKS_FIRST: ReadonlySet<SuggestionAct> = new Set(['write', 'translate', 'simplify']);

interface HelpPanelProps {
  id: string;
  text: HelpedText;
  help: Help;
  onClose: () => void;
}

/** Panel with a model's actions on the text, their inputs, and the suggestion: beside the text, and on a phone at its lower edge. */
export function HelpPanel({ id, text, help, onClose }: HelpPanelProps) {
  const { t } = useTranslation(NAMESPACE);
  const panel = useRef<HTMLElement>(null);
  const { editor } = text;
  const [act, setAct] = useState<SuggestionAct>();
  const begin = useBegin(text, help);
  const offer = help.help;
  const suggestion = openIn(text, offer);
  const missing = offer?.offered === 'missing';
  usePanelPosition(panel, editor);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const waits = suggestion === null;
  useEffect(() => {
    if (!waits) return undefined;
    // The selection stays visible while the user types into the panel.
    editor.commands.markHere(decorateSelection);
    return () => {
      if (!editor.isDestroyed) editor.commands.markHere(null);
    };
  }, [editor, waits]);
  const selected = useEditorState({
    editor,
    selector: ({ editor: { state } }) => (state.selection.empty ? 0 : countWords(plainBetween(state.doc, state.selection)).words),
  });
  const back = () => {
    help.refuse(undefined);
    setAct(undefined);
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={classes.panel}
      data-colour="pflaume"
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // Keys of the panel are none of what lies around it.
        event.stopPropagation();
        // A dialog over the panel closes itself; one around the panel stays open.
        const dialog = (event.target as Element).closest('dialog');
        if (event.key !== 'Escape' || event.defaultPrevented || (dialog && !dialog.contains(event.currentTarget))) return;
        event.preventDefault();
        // A suggestion stays until it is accepted or rejected.
        if (suggestion) editor.commands.focus();
        else if (act) back();
        else onClose();
      }}
    >
      <header className={classes.head}>
        {act && !suggestion ? (
          <IconButton icon={IconArrowLeft} label={t('back')} onClick={back} />
        ) : (
          <IconSparkles size={20} stroke={1.9} className={classes.sparkles} aria-hidden />
        )}
        <h2 id={`${id}-title`}>{suggestion ? t(`acts.${suggestion.act}.name`) : act ? t(`acts.${act}.name`) : t('title')}</h2>
        {!suggestion && !act && !missing && <small>{selected > 0 ? t('selected', { count: selected }) : t('whole')}</small>}
        {!suggestion && <IconButton icon={IconX} label={t('close')} tipAlign="end" onClick={onClose} />}
      </header>
      {help.refused && (
        <Notice tone="alert" announce>
          {help.refused}
        </Notice>
      )}
      {help.warned && (
        <PersonalDataWarning
          {...help.warned}
          mayForce={offer?.mayForce === true}
          onRevise={() => {
            help.warned?.answer(false);
            panel.current?.focus();
          }}
          onSendAnyway={() => help.warned?.answer(true)}
        />
      )}
      {offer?.readAlong && (
        <Notice icon={IconEye} announce>
          {t('readAlong')}
        </Notice>
      )}
      {offer?.paused && (
        <Notice icon={IconZzz} announce>
          {t('paused')}
        </Notice>
      )}
      {missing ? (
        <p className={classes.plain}>{t('missing')}</p>
      ) : suggestion ? (
        <>
          {isTrialModel(suggestion.run.model) && (
            <p className={classes.plain}>
              <Badge icon={IconTestPipe}>{t('trial')}</Badge>
            </p>
          )}
          <SuggestionView key={suggestion.run.id} text={text} suggestion={suggestion} help={help} onDone={onClose} />
        </>
      ) : offer?.paused ? null : act ? (
        <HelpRequestForm act={act} busy={help.busy} onAsk={(wanted) => void begin({ act, ...wanted })} />
      ) : (
        <ActMenu
          busy={help.busy}
          onChoose={(chosen) => {
            help.refuse(undefined);
            if (ASKS_FIRST.has(chosen)) setAct(chosen);
            else void begin({ act: chosen });
          }}
        />
      )}
      {!missing && (
        <p className={classes.caution}>
          <IconInfoCircle size={18} stroke={1.9} aria-hidden />
          <span>
            {t('caution')}
            {offer?.onlyOwn && ` ${t('onlyOwn')}`}
            {!suggestion && offer?.left !== null && offer?.left !== undefined && ` ${t('left', { count: offer.left, limit: offer.limit })}`}
          </span>
        </p>
      )}
    </section>
  );
}
