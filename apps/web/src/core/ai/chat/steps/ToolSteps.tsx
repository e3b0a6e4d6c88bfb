import type { AiStep, AiStepTool } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Announcement } from '../../../../ui/status/Announcement';
import { OutgoingProposal } from './OutgoingProposal';
import { Proposal, type ProposalProps } from './Proposal';
import classes from './steps.module.css';
import { ToolCallLine } from './ToolCallLine';

export interface ToolStepsProps {
  steps: readonly AiStep[];
  /** true while the answer is being written: steps are announced */
  writing: boolean;
}

/** Tool steps of a model for an answer, in order, and the items it proposes to make. */
export default function ToolSteps({ steps, writing }: ToolStepsProps) {
  const { t } = useTranslation('ai/chat/steps');
  /** results of proposals accepted here, until the next update */
  const [done, setDone] = useState<Readonly<Record<string, AiStep>>>({});
  const newest = steps.at(-1);
  if (!newest) return null;
  return (
    <>
      <ul className={classes.steps} aria-label={t('label')}>
        {steps.map((step) => (
          <li key={step.id}>
            <Step
              step={step.state === 'proposed' ? (done[step.id] ?? step) : step}
              onDone={(made) => setDone((before) => ({ ...before, [made.id]: made }))}
            />
          </li>
        ))}
      </ul>
      <Announcement text={writing ? t(`${newest.tool}.${newest.state}`, { subject: newest.subject }) : ''} turn={steps.length} />
    </>
  );
}

/** Tools whose confirmed step has a result to read, and makes nothing. */
const OUTGOING: readonly AiStepTool[] = ['mcp', 'crawl_web_page', 'transcribe_video'];

function Step({ step, onDone }: ProposalProps) {
  if (OUTGOING.includes(step.tool))
    return step.state === 'proposed' ? <OutgoingProposal step={step} onDone={onDone} /> : <ToolCallLine step={step} />;
  return step.state === 'proposed' || step.state === 'made' ? <Proposal step={step} onDone={onDone} /> : <ToolCallLine step={step} />;
}
