import { LIMITS } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../core/page/LoadState';
import { pasteAsList } from '../../../core/pasted/paste-as-list';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { filterLines, filterProblem } from './filter-lines';

interface FilterDialogProps {
  itemId: string;
  onClose: () => void;
}

/** The words that wait until the teacher releases them, one per line. */
export default function FilterDialog({ itemId, onClose }: FilterDialogProps) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const options = orpc.wordClouds.filterWords.queryOptions({ input: { id: itemId } });
  const query = useQuery(options);
  const [draft, setDraft] = useState<string>();
  const [busy, setBusy] = useState<'save' | 'reset'>();
  const [problem, setProblem] = useState<string>();
  const text = draft ?? query.data?.words.join('\n') ?? '';
  const save = async (words: string[] | null): Promise<void> => {
    const wrong = words && filterProblem(words);
    setProblem(wrong ? t(`filter.${wrong.key}`, { ...wrong }) : undefined);
    if (wrong) return;
    setBusy(words ? 'save' : 'reset');
    try {
      queryClient.setQueryData(options.queryKey, await api.wordClouds.updateFilterWords({ id: itemId, words }));
      toast({ tone: 'success', text: t(words ? 'filter.saved' : 'filter.isReset') });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const footer = (
    <>
      {query.data?.changed && (
        <Button variant="subtle" loading={busy === 'reset'} onClick={() => void save(null)}>
          {t('filter.reset')}
        </Button>
      )}
      <Button loading={busy === 'save'} disabled={!query.data} onClick={() => void save(filterLines(text))}>
        {t('filter.save')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('filter.title')} closeLabel={t('filter.close')} footer={footer}>
      <p className={classes.filterText}>{t('filter.text')}</p>
      <LoadState query={query} skeleton={<SkeletonGrid shape="lines" count={6} label={t('filter.loading')} />}>
        {() => (
          <Textarea
            label={t('filter.label')}
            description={t('filter.hint', { max: LIMITS.wordCloud.filterWordsMax })}
            rows={12}
            value={text}
            error={problem && <FieldError>{problem}</FieldError>}
            onPaste={(event) => setDraft(pasteAsList(event) ?? draft)}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        )}
      </LoadState>
    </Dialog>
  );
}
