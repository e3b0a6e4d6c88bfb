import type { AiStep, InterfaceLanguage } from '@murmel/contracts';
import type { SearchTools } from '@murmel/server';
import type { z } from 'zod';
import type { FetchRules } from '../../web-requests/fetch-rules.js';
import type { Speech } from '../speech/speech.js';
import type { CodeProcess } from './code/code-process.js';
import type { AskResearchModel } from './research/research-question.js';
import type { StepLog } from './step-log.js';

/** Dependencies of the tools that run in this process. */
export interface Workshop {
  rules: FetchRules;
  code: CodeProcess;
  speech: Speech;
  /** true if a model for pictures is configured */
  draws: boolean;
  /** services for look-ups that need a key */
  search: SearchTools;
}

/** Chat for which a tool works, and its messages. */
export interface ToolContext extends Workshop {
  language: InterfaceLanguage;
  /** texts that a teacher typed for this chat or in it; never output of a model or external text */
  typed: readonly string[];
  /** addresses that searches of this answer returned */
  found: ReadonlySet<string>;
  /** ends it */
  signal: AbortSignal;
  /** for tools with several steps: log of the steps, row of this step, and the model that works on it */
  log: StepLog;
  step: string;
  ask: AskResearchModel;
}

export interface ToolResult {
  /** text that the model reads; from external authors, in most cases */
  text: string;
  sources?: AiStep['sources'];
}

/** Tool that a model may use and that changes nothing. */
export interface ModelTool<Input = unknown> {
  /** description for the model, in German */
  description: string;
  input: z.ZodType<Input>;
  /** pupils and guests do not get it */
  forTeachers?: true;
  /** its sources are what it found: models may open them without a click */
  searches?: true;
  /** own limit of a tool that takes longer, or returns or names more */
  withinSeconds?: number;
  resultMax?: number;
  sourcesMax?: number;
  /**
   * Returns what the person has to see whole and to confirm by a click before it is done, such as an address that they did not write;
   * undefined: nothing. Learners do not get it.
   */
  waits?(context: ToolContext, input: Input): string | undefined;
  /** true if this installation offers the tool */
  available(workshop: Workshop): boolean;
  /** subject of this use of the tool, as shown to users */
  subject(input: Input): string;
  /** @throws StepFailed */
  run(context: ToolContext, input: Input): Promise<ToolResult>;
}
