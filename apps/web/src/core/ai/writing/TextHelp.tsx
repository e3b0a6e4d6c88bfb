import { IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Tip } from '../../../ui/overlays/Tip';
import { toast } from '../../../ui/status/toast-queue';
import { HelpPanel } from './HelpPanel';
import classes from './help.module.css';
import type { HelpedText } from './helped-text';
import { NAMESPACE } from './namespace';
import { openIn, useHelp } from './use-help';

export interface TextHelpProps {
  text: HelpedText;
  /** the end of the toolbar, where the button stands */
  slot: HTMLElement;
}

/** Offers a model's help to a writer: a button in the toolbar, Ctrl+J in the text, and the suggestion beside the text. */
export function TextHelp({ text, slot }: TextHelpProps) {
  const { t } = useTranslation(NAMESPACE);
  const { editor, away, panelIn } = text;
  const help = useHelp(text.itemId);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const { help: offer, look } = help;
  // A pupil gets none for a text in which nothing is theirs.
  const shut = offer?.onlyOwn === true && text.ofOthers;
  const offered = offer !== undefined && offer.offered !== 'none' && !shut;
  const suggests = openIn(text, offer) !== null;
  const open = offered && (shown || suggests || help.refused !== undefined);

  const show = () => {
    if (away || !offered) return;
    setShown(true);
    // The remaining allowance, and a stop by the teacher, may be new.
    void look();
  };
  const before = useRef<boolean>(undefined);
  const tell = useEffectEvent((on: boolean) => {
    if (!on) setShown(false);
    toast({ id: 'text-help', tone: 'info', text: t(on ? 'on' : 'off') });
  });
  useEffect(() => {
    if (offer === undefined) return;
    if (before.current !== undefined && before.current !== offered) tell(offered);
    before.current = offered;
  }, [offer, offered]);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'j' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !offered) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const { dom } = editor.view;
    const listen = (event: KeyboardEvent) => pressed(event);
    dom.addEventListener('keydown', listen);
    return () => dom.removeEventListener('keydown', listen);
  }, [editor]);
  if (!offered) return null;
  return (
    <>
      {createPortal(
        <Tip text={away ? t('offline') : t('shortcut')} align="end">
          <button
            ref={button}
            type="button"
            className={classes.button}
            data-colour="pflaume"
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            aria-disabled={away || undefined}
            aria-keyshortcuts="Control+J Meta+J"
            aria-description={away ? t('offline') : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (open && !suggests ? setShown(false) : show())}
          >
            <IconSparkles size={20} stroke={1.9} aria-hidden />
            <span>{t('button')}</span>
            <IconChevronDown size={16} stroke={2.2} aria-hidden />
          </button>
        </Tip>,
        slot,
      )}
      {open &&
        inPlace(
          panelIn,
          <HelpPanel
            id={panel}
            text={text}
            help={help}
            onClose={() => {
              setShown(false);
              help.refuse(undefined);
              editor.commands.focus();
            }}
          />,
        )}
    </>
  );
}

/** Draws beside the button, or elsewhere in the page where what lies around the button would cut it off. */
const inPlace = (place: HTMLElement | undefined, panel: ReactNode): ReactNode => (place ? createPortal(panel, place) : panel);
