import type { AiMessage } from '@murmel/contracts';
import type { ReactNode } from 'react';
import type { AskState } from '../ask/use-ask';

/** Actions on the messages of an open chat. */
export interface MessageHandlers extends Pick<AskState, 'ask' | 'answerAgain' | 'retry'> {
  /** shows the way that leads over this message */
  showBranch: (id: string) => void;
  /** items an answer can be turned into, to choose from; absent where the user has no materials */
  outOf?: ((answer: AiMessage) => ReactNode) | undefined;
  /** asks before it goes, with all that follows it; absent where nothing is taken away */
  askToRemove?: ((message: AiMessage) => void) | undefined;
}
