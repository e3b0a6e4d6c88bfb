import { isTaskBlock, type KnownBlock } from '@murmel/documents';
import { useEffect, useMemo, useState } from 'react';

/** Returns the blocks shown at once: with `stepwise` one task, with the blocks before it; else everything. */
export function useSteps(stepwise: boolean, blocks: readonly KnownBlock[]) {
  const steps = useMemo(() => (stepwise ? stepsOf(blocks) : [[...blocks]]), [stepwise, blocks]);
  const [at, setAt] = useState(0);
  const index = Math.min(at, Math.max(0, steps.length - 1));
  useEffect(() => {
    if (stepwise) scrollTo(0, 0);
  }, [stepwise, index]);
  const taskIn = (step: readonly KnownBlock[]): string | undefined => step.find(isTaskBlock)?.id;
  return {
    index: stepwise ? index : steps.length - 1,
    count: stepwise ? steps.length : steps.length && 1,
    tasks: steps.map(taskIn),
    shown: steps[index] ?? [],
    go: setAt,
    show: (taskId: string) => {
      const step = steps.findIndex((blocksOfStep) => taskIn(blocksOfStep) === taskId);
      if (stepwise && step >= 0) setAt(step);
    },
  };
}

/** A step ends with its task and its hints; what stands behind the last one belongs to it. */
export function stepsOf(blocks: readonly KnownBlock[]): KnownBlock[][] {
  const steps: KnownBlock[][] = [];
  let step: KnownBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'Hint' && step.length === 0 && steps.length > 0) {
      steps.at(-1)!.push(block);
      continue;
    }
    step.push(block);
    if (!isTaskBlock(block)) continue;
    steps.push(step);
    step = [];
  }
  if (step.length > 0 && steps.length > 0) steps.at(-1)!.push(...step);
  return steps.length > 0 ? steps : step.length > 0 ? [step] : [];
}
