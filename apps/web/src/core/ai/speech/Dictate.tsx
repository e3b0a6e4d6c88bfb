import { type AiVoice, dictatesAt } from '@murmel/contracts';
import { IconMicrophone, IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useLatest } from '../../../platform/use-latest';
import type { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { loadedPath } from '../../capture/capture-permission';
import { durationText } from '../../capture/duration-text';
import { problemBefore, problemOf } from '../../capture/problems';
import classes from './dictate.module.css';
import { DICTATION_MS, Dictation } from './dictation';

const TICK_MS = 500;

export interface DictateProps {
  hears: AiVoice;
  busy: boolean;
  /** other than the microphone, where that stands for recordings */
  icon?: Icon;
  /** transcribed speech; only the speaker sends it */
  onText: (text: string) => void;
}

/** Dictation in place of typing: the words are added to the field, where they can be edited before they are sent. */
export default function Dictate({ hears, busy, icon = IconMicrophone, onText }: DictateProps) {
  const { t, i18n } = useTranslation('ai/speech');
  const { t: recording } = useTranslation('recordings');
  const [dictation, setDictation] = useState<Dictation>();
  const [elapsed, setElapsed] = useState(0);
  const [writing, setWriting] = useState(false);
  const here = useRef(true);
  const told = (text: string) => toast({ id: 'ai-dictate', tone: 'alert', text });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => () => dictation?.stop(), [dictation]);
  const begin = async () => {
    // Browsers give the microphone only to a page that was loaded here; what was typed is kept.
    const path = loadedPath();
    if (path !== undefined && !dictatesAt(path)) return location.reload();
    const problem = problemBefore(false);
    if (problem) return told(recording(`problem.${problem}.title`));
    try {
      const begun = await Dictation.begin();
      if (!here.current) return begun.stop();
      setElapsed(0);
      setDictation(begun);
    } catch (error) {
      told(recording(`problem.${problemOf(error)}.title`));
    }
  };
  const end = async () => {
    if (!dictation) return;
    setDictation(undefined);
    setWriting(true);
    try {
      const text = await dictation.text(i18n.language);
      if (here.current) onText(text);
    } catch (error) {
      told(errorText(error));
    } finally {
      if (here.current) setWriting(false);
    }
  };
  const newestEnd = useLatest(end);
  useEffect(() => {
    if (!dictation) return undefined;
    const since = Date.now();
    const timer = setInterval(() => {
      setElapsed(Date.now() - since);
      if (Date.now() - since >= DICTATION_MS) void newestEnd()();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [dictation, newestEnd]);
  if (!dictation)
    return (
      <IconButton
        icon={icon}
        size={44}
        tipSide="top"
        label={writing ? t('writing') : t('dictate', { provider: hears.provider, place: hears.location.place })}
        aria-disabled={busy || writing || undefined}
        data-busy={writing || undefined}
        onClick={() => busy || writing || void begin()}
      />
    );
  return (
    <span className={classes.speaking}>
      <span role="status" className="visually-hidden">
        {t('listening')}
      </span>
      <span className={classes.time} aria-hidden>
        {durationText(elapsed)}
      </span>
      <IconButton icon={IconX} size={44} tipSide="top" label={t('discard')} onClick={() => setDictation(undefined)} />
      <IconButton
        icon={IconPlayerStopFilled}
        size={44}
        variant="outline"
        tipSide="top"
        label={t('end')}
        onClick={() => void end()}
        autoFocus
      />
    </span>
  );
}
