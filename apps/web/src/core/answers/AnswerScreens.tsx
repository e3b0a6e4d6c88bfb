import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import type { MarbleColour } from '../../ui/theme/scales';
import { FormButton } from './FormButton';
import { FormFrame, ShownScreen } from './FormFrame';
import { MessageScreen } from './MessageScreen';

interface AnswerScreensProps<Open> {
  title: string;
  /** of the tool */
  colour: MarbleColour;
  /** undefined until it is loaded */
  open: Open | undefined;
  failed: boolean;
  refresh: () => void;
  /** texts for a page that could not be loaded */
  texts: { title: string; text: string; again: string };
  /** @param waiting what is shown until a part has loaded */
  children: (open: Open, waiting: ReactNode) => ReactNode;
}

/** Shows a page that participants answer on, or that it is loading, or that it could not be loaded. */
export function AnswerScreens<Open>({ title, colour, open, failed, refresh, texts, children }: AnswerScreensProps<Open>) {
  const { t } = useTranslation('platform/page');
  const shown = useRef<string>(undefined);
  const waiting = (
    <FormFrame screen="loading" offline={false} centred>
      <h1 className="visually-hidden">{title}</h1>
      <RollingMarble label={t('loading')} colour={colour} quiet />
    </FormFrame>
  );
  if (!open && failed) {
    return (
      <MessageScreen
        screen="failed"
        offline={!navigator.onLine}
        marble={<Marble colour="sonne" size={132} icon={IconPlugConnectedX} />}
        title={texts.title}
        actions={<FormButton onClick={refresh}>{texts.again}</FormButton>}
      >
        <p>{texts.text}</p>
      </MessageScreen>
    );
  }
  if (!open) return waiting;
  return <ShownScreen value={shown}>{children(open, waiting)}</ShownScreen>;
}
