import { contentLanguage, type OwnWork } from '@murmel/contracts';
import { isTaskBlock, isWhole, type KnownBlock, type TaskBlock } from '@murmel/documents';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { FormButton, RoundButton } from '../../../core/answers/FormButton';
import { FormFrame } from '../../../core/answers/FormFrame';
import { quietApi } from '../../../platform/api/client';
import { StatusLine } from '../../../ui/status/StatusLine';
import { blocksOf, isBlankText, numbersOf } from '../sheet/blocks-of';
import { PlainBlock } from '../sheet/PlainBlock';
import { SheetPage } from '../sheet/SheetPage';
import { TaskFrame } from '../sheet/TaskFrame';
import { Feedback } from './Feedback';
import { Notes, Problem } from './Notes';
import { TaskInside } from './TaskInside';
import { TimeLeft } from './TimeLeft';
import { useTexts } from './texts';
import type { OpenSheet } from './use-sheet';
import { useSteps } from './use-steps';
import { useWork } from './use-work';
import classes from './work.module.css';

const IncompleteDialog = lazy(() => import('./IncompleteDialog'));
const OtherDevice = lazy(() => import('../../../core/answers/OtherDevice'));

/** Shows the sheet during work on it: all of it, or one task after the other. */
export function WorkScreen({ open, own }: { open: OpenSheet; own: OwnWork }) {
  const t = useTexts();
  const { sheet: item, offline } = open;
  const { rules, look } = item.worksheet;
  const blocks = useMemo(() => inOrder(blocksOf(item.worksheet), own.order), [item.worksheet, own.order]);
  const numbers = useMemo(() => numbersOf(blocks), [blocks]);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState<TaskBlock[]>([]);
  const work = useWork(open, own, blocks, (code) => setProblem(t(`refused.${code === 'gone' || code === 'lost' ? code : 'again'}`)));
  const stepwise = rules.way === 'steps';
  const steps = useSteps(stepwise, blocks);
  const paper = useRef<HTMLDivElement>(null);
  const { kept, locked, sending } = work;
  const tasks = blocks.filter(isTaskBlock);
  const open_ = tasks.filter((task) => !isWhole(task, kept.answers[task.id]));

  const jumpTo = (task: TaskBlock): void => {
    setAsking([]);
    steps.show(task.id);
    requestAnimationFrame(() => {
      const place = paper.current?.querySelector<HTMLElement>(`[data-block="${task.id}"]`);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
    });
  };
  const handIn = (confirmed: boolean): void => {
    if (locked || sending !== 'idle') return;
    setProblem(undefined);
    const long = tasks.find(({ id }) => work.tooLong.includes(id));
    const going = tasks.find(({ id }) => work.uploads.byPart[id]?.state === 'going');
    if (long) return jumpTo(long);
    if (going) return setProblem(t('file.wait'));
    if (open_.length > 0 && !confirmed) return setAsking(open_);
    setAsking([]);
    work.submit(open_.length > 0);
  };
  const status = kept.unsaved ? ('saving' as const) : ('saved' as const);
  // Beside what was pressed: at the end of a sheet, or at the top of a task.
  const trouble = <Problem state={open.state} text={problem} />;
  const last = steps.index === steps.count - 1;
  const bar = tasks.length > 0 && (
    <>
      {steps.count > 1 && steps.index > 0 && (
        <RoundButton aria-label={t('back')} onClick={() => steps.go(steps.index - 1)}>
          <IconArrowLeft size={24} stroke={1.9} aria-hidden />
        </RoundButton>
      )}
      {last || steps.count === 0 ? (
        <FormButton
          key="submit"
          busy={sending === 'sending'}
          aria-disabled={locked || sending !== 'idle' || undefined}
          onClick={() => handIn(false)}
        >
          {t(sending === 'waiting' ? 'waiting.button' : 'submit')}
        </FormButton>
      ) : (
        <FormButton key="next" onClick={() => steps.go(steps.index + 1)}>
          {t('next')}
          <IconArrowRight size={24} stroke={1.9} aria-hidden />
        </FormButton>
      )}
    </>
  );
  return (
    <FormFrame
      screen="work"
      wide
      offline={offline}
      offlineText={t('status.offline')}
      // All of a sheet is handed in at its end.
      bar={stepwise && bar}
      title={
        <div className={classes.top}>
          <h1 className={classes.topTitle} lang={contentLanguage(item)} tabIndex={-1} data-screen-heading>
            {item.title}
          </h1>
          {own.endsAt && own.open && <TimeLeft endsAt={own.endsAt} />}
          {/* Without a connection one bar says how it stands, and what is handed in says so itself. */}
          {!offline && sending !== 'waiting' && <StatusLine state={status} text={t(`status.${status}`)} />}
        </div>
      }
    >
      <div ref={paper}>
        <Feedback feedback={own.feedback} open={own.open} />
        <Notes state={open.state} over={!own.open} />
        {stepwise && trouble}
        {steps.count > 1 && <Progress index={steps.index} steps={steps.tasks} done={(id) => !open_.some((task) => task.id === id)} />}
        <SheetPage
          look={look}
          language={contentLanguage(item)}
          head={item.description && steps.index <= 0 ? <p className={classes.description}>{item.description}</p> : undefined}
        >
          {steps.shown.map((block) =>
            isTaskBlock(block) ? (
              <div key={block.id} data-block={block.id} data-width={block.width}>
                <TaskFrame
                  border={look.border}
                  number={numbers.get(block.id) ?? 0}
                  headingId={`task-${block.id}`}
                  task={block.task}
                  points={block.points}
                  seed={block.id}
                >
                  <TaskInside task={block} blocks={blocks} work={work} own={own} checks={rules.checks === 'at_once'} />
                </TaskFrame>
              </div>
            ) : (
              block.kind !== 'Hint' &&
              !isBlankText(block) && (
                <div key={block.id} data-width={block.width}>
                  <PlainBlock block={block} />
                </div>
              )
            ),
          )}
        </SheetPage>
        {!stepwise && (
          <div className={classes.end}>
            {trouble}
            {bar}
          </div>
        )}
        <footer className={classes.foot}>
          <p>{t('works', { name: own.name })}</p>
          <Suspense fallback={null}>
            <OtherDevice
              ownKey={() => quietApi.worksheets.ownKey({ id: own.id })}
              texts={{ show: t('device.show'), code: t('device.code'), text: t('device.text') }}
            />
          </Suspense>
        </footer>
      </div>
      <Suspense fallback={null}>
        {asking.length > 0 && (
          <IncompleteDialog
            numbers={asking.map(({ id }) => numbers.get(id) ?? 0)}
            onConfirm={() => handIn(true)}
            onCancel={() => jumpTo(asking[0]!)}
          />
        )}
      </Suspense>
    </FormFrame>
  );
}

/** Sorts shuffled tasks. Hints move with their task and all other blocks stay in place. */
function inOrder(blocks: readonly KnownBlock[], order: readonly string[]): readonly KnownBlock[] {
  if (order.length === 0) return blocks;
  const groups = new Map<string, KnownBlock[]>();
  let last: KnownBlock[] | undefined;
  for (const block of blocks) {
    if (isTaskBlock(block)) groups.set(block.id, (last = [block]));
    else if (block.kind === 'Hint') last?.push(block);
  }
  const known = order.filter((id) => groups.has(id));
  const queue = [...known, ...[...groups.keys()].filter((id) => !known.includes(id))];
  return blocks.flatMap((block) => (isTaskBlock(block) ? groups.get(queue.shift()!)! : block.kind === 'Hint' ? [] : [block]));
}

function Progress({ index, steps, done }: { index: number; steps: readonly (string | undefined)[]; done: (id: string) => boolean }) {
  const t = useTexts();
  return (
    <div className={classes.progress}>
      <div className={classes.bars} aria-hidden>
        {steps.map((id, step) => (
          <span key={step} data-done={(id !== undefined && done(id)) || undefined} data-here={step === index || undefined} />
        ))}
      </div>
      <p>{t('progress', { number: index + 1, count: steps.length })}</p>
    </div>
  );
}
