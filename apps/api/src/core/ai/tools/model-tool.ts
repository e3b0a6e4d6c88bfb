import type { AiStep, InterfaceLanguage } from '@murmel/contracts';
import type { SearchTools } from '@murmel/server';
import type { z } from 'zod';
import type { FetchRules } from '../../web-requests/fetch-rules.js';
import type { Speech } from '../speech/speech.js';
import type { CodeProcess } from './code/code-process.js';
import type { AskInResearch } from './research/asked-in-research.js';
import type { StepLog } from './step-log.js';

/** Dependencies of the tools that run in this process. */
export interface Workshop {
  rules: FetchRules;
  code: CodeProcess;
  speech: Speech;
  /** where things are looked up that want a key */
  search: SearchTools;
}

/** For whom a tool works, and what they said. */
export interface ToolContext extends Workshop {
  language: InterfaceLanguage;
  /** what a teacher wrote for this chat or in it; never what a model or a stranger said */
  typed: readonly string[];
  /** ends it */
  signal: AbortSignal;
  /** for what takes several steps: where they are kept, its own row, and the model that works on it */
  log: StepLog;
  step: string;
  ask: AskInResearch;
}

export interface ToolResult {
  /** what the model reads; from strangers, in most cases */
  text: string;
  sources?: AiStep['sources'];
}

/** Something that a model may use and that changes nothing. */
export interface ModelTool<Input = unknown> {
  /** for the model, in German */
  description: string;
  input: z.ZodType<Input>;
  /** pupils and guests do not get it */
  forTeachers?: true;
  /** where it takes longer, says more or names more than others */
  withinSeconds?: number;
  resultMax?: number;
  sourcesMax?: number;
  /** whether this installation offers it */
  available(workshop: Workshop): boolean;
  /** what it is used for this time, as people read it */
  subject(input: Input): string;
  /** @throws StepFailed */
  run(context: ToolContext, input: Input): Promise<ToolResult>;
}
