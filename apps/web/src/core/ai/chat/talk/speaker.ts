import type { AiRun } from '@murmel/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { MessageHandlers } from './message-handlers';

export interface FailureProps {
  run: AiRun;
  /** existing part of the answer */
  text: string;
  /** true if no message follows: the answer can continue from here */
  last: boolean;
  waits: boolean;
  acts: MessageHandlers;
}

/** Model or character that answers in a chat. The same object as long as it is the same one. */
export interface Speaker {
  /** stands beside an answer */
  face: ReactNode;
  /**
   * @param model undefined: it is not known any more which one wrote it
   */
  nameOf: (model: string | undefined) => string;
  /** reason of an interrupted answer, and its continuation */
  Failure: ComponentType<FailureProps>;
}
