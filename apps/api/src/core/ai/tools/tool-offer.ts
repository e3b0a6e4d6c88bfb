import type { FlexibleSchema } from 'ai';
import type { StepEnd, UsedTool } from './step-log.js';

/** A use of a tool as it ends: with what the model reads, and with what is kept. */
export interface ToolUse {
  read: string;
  end: StepEnd;
}

/** Tool that a model may use under a name. */
export interface ToolOffer {
  used: UsedTool;
  description: string;
  inputSchema: FlexibleSchema;
  /** subject of this use of the tool, as shown to users */
  subject(input: unknown): string;
  /** @param step its row @throws StepFailed */
  work(input: unknown, step: string): Promise<ToolUse>;
}
