import type { AiRun } from '@murmel/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { TalkActs } from './talk-acts';

export interface FailureProps {
  run: AiRun;
  /** what there is of the answer */
  text: string;
  /** nothing was said after it: it can go on from here */
  last: boolean;
  waits: boolean;
  acts: TalkActs;
}

/** Who answers in a chat. The same object as long as it is the same one. */
export interface Speaker {
  /** stands beside an answer */
  face: ReactNode;
  /** @param model undefined: nobody knows any more which one wrote it */
  nameOf: (model: string | undefined) => string;
  /** the operator's voice that reads answers aloud; absent: one of this device, if it has any */
  voice?: string | undefined;
  /** why an answer broke off, and how it goes on */
  Failure: ComponentType<FailureProps>;
}
