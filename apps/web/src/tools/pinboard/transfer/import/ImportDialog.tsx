import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FileInput } from '../../../../ui/files/FileInput';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import classes from './Import.module.css';
import { ImportPreview } from './ImportPreview';
import { type ImportDraft, ImportProblem } from './import-draft';
import { planImport } from './plan';
import { IMPORT_MEGABYTES, readImport } from './read-file';
import { type Imported, runImport, undoImport } from './run-import';
import { useTrelloLabels } from './use-trello-labels';

const ACCEPTED = '.csv,.tsv,.txt,.json,text/csv,text/plain,application/json';

/** A CSV table or a Trello export as new lists and cards: choose, look at what will come, put it on the board. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { board, run } = usePinboard();
  const tell = useImportedToast();
  const words = useTrelloLabels();
  const [draft, setDraft] = useState<ImportDraft>();
  const [problem, setProblem] = useState<string>();
  const [steps, setSteps] = useState<number>();
  // Number of steps requested when it began: the board grows while it runs.
  const [total, setTotal] = useState(0);
  const running = useRef<AbortController>(undefined);
  const hint = useId();
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  const choose = async (file: File) => {
    setProblem(undefined);
    setDraft(undefined);
    try {
      setDraft(await readImport(file, words));
    } catch (error) {
      setProblem(t(`import.problem.${error instanceof ImportProblem ? error.problem : 'UNREADABLE'}`, { max: IMPORT_MEGABYTES }));
    }
  };
  const plan = draft && planImport(draft, board);
  const nothing = !plan || (plan.newLists === 0 && plan.cards === 0);
  const start = async () => {
    if (!plan) return;
    const mine = new AbortController();
    running.current = mine;
    setTotal(plan.lists.length + plan.cards);
    setSteps(0);
    tell(await runImport(plan, run, setSteps, mine.signal));
    // A user who closed it is somewhere else by now.
    if (running.current === mine) onClose();
  };
  const footer =
    steps === undefined ? (
      <>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={nothing} onClick={() => void start()}>
          {t('import.start')}
        </Button>
      </>
    ) : (
      <Button variant="default" onClick={() => running.current?.abort()}>
        {t('import.stop')}
      </Button>
    );
  return (
    <Dialog opened onClose={onClose} title={t('import.title')} closeLabel={t('close')} footer={footer}>
      {steps !== undefined && (
        <div className={classes.running}>
          <progress className={classes.progress} max={Math.max(1, total)} value={steps} aria-label={t('import.running')} />
          <p>{t('import.progress', { steps, total })}</p>
        </div>
      )}
      {steps === undefined && (
        <>
          <p className={classes.text} id={hint}>
            {t('import.text', { max: IMPORT_MEGABYTES })}
          </p>
          <label className={classes.file}>
            <FileInput accept={ACCEPTED} aria-describedby={hint} onFile={(file) => void choose(file)} />
            <IconFileImport size={24} stroke={1.9} aria-hidden />
            {t(draft ? 'import.other' : 'import.choose')}
          </label>
          <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
          {draft && plan && <ImportPreview draft={draft} plan={plan} />}
        </>
      )}
    </Dialog>
  );
}

/** Reports the imported entries, and offers undo: it moves them to the board's trash. */
function useImportedToast(): (made: Imported) => void {
  const t = useTexts();
  const { run } = usePinboard();
  return (imported) => {
    const { lists, cards, ended } = imported;
    toast({
      tone: ended === 'refused' ? 'alert' : 'success',
      text: t(`import.ended.${ended}`, { lists: t('import.lists', { count: lists.length }), cards: t('import.cards', { count: cards }) }),
      ...(lists.length + cards > 0 ? { action: { label: t('undo'), onSelect: () => void undoImport(imported, run) } } : {}),
    });
  };
}
