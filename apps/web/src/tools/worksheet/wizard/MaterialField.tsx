import { CONVERTER_LIMITS, type ConverterJob, textWords, WIZARD_LIMITS } from '@murmel/contracts';
import { IconFileTypePdf, IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSpeech } from '../../../core/ai/speech/use-speech';
import { problemOf } from '../../../core/boards/upload/upload-problem';
import { RouterLink } from '../../../core/links/RouterLink';
import { orpc } from '../../../platform/api/queries';
import { uploadFile } from '../../../platform/upload/upload-file';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { Button } from '../../../ui/forms/Button';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from './texts';
import type { Wizard } from './use-wizard';
import classes from './wizard.module.css';

const { pdfMegabytes: pdf, audioMegabytes: film } = CONVERTER_LIMITS;
const { text: TEXT, materialMax } = WIZARD_LIMITS;
/** Asked for again while a conversion goes on. */
const LOOK_AGAIN_MS = 1500;
const WISHES = { pdf: 'input=pdf&output=text', film: 'input=audio&output=transcript' } as const;

/** Material of the sheet: a PDF or a film, whose text a conversion gets; the address names a conversion that is there. */
export function MaterialField({ wizard: { focus, take, changeFocus } }: { wizard: Wizard }) {
  const t = useTexts();
  const { hears } = useSpeech();
  const { job, problem, busy, send } = useConversion(take);
  const { material } = focus;
  const words = textWords(material?.text ?? '');
  const failed = job && (job.state === 'failed' || job.state === 'cancelled' || (job.state === 'done' && !job.result?.trim()));
  return (
    <section className={classes.material} aria-labelledby="wizard-material">
      <h2 id="wizard-material">{t('material.title')}</h2>
      {material ? (
        <Notice
          announce
          actions={
            <Button variant="default" onClick={() => changeFocus({ material: undefined })}>
              {t('material.remove')}
            </Button>
          }
        >
          {t('material.taken', { name: material.name, count: words, min: TEXT.min, max: TEXT.max })}{' '}
          {material.text.length > materialMax && t('material.cut', { max: materialMax })} {focus.text.trim() !== '' && t('material.own')}
        </Notice>
      ) : (
        <>
          <div className={classes.pair}>
            <FileDropZone icon={IconFileTypePdf} accept="application/pdf,.pdf" onFile={(file) => void send('pdf', file)}>
              {t('material.pdf')}
            </FileDropZone>
            {hears && (
              <FileDropZone icon={IconMovie} accept="video/mp4,audio/*,.mp3,.mp4,.m4a,.wav" onFile={(file) => void send('film', file)}>
                {t('material.film')}
              </FileDropZone>
            )}
          </div>
          <p className={classes.hint}>{t(hears ? 'material.upTo' : 'material.upToPdf', { pdf, film })}</p>
        </>
      )}
      <div role="status">
        {busy && <RollingMarble label={t('material.reading', { percent: job?.percent ?? 0 })} colour="sonne" quiet />}
      </div>
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
      {failed && (
        <Notice tone="alert" announce>
          {t('material.failed')} <RouterLink href={`/ai/converters/history/${job.id}`}>{t('material.toJob')}</RouterLink>
        </Notice>
      )}
    </section>
  );
}

/** Sends a file to the converter and hands its text on, once; the conversion stands in the address, so that the page can be opened again. */
function useConversion(take: Wizard['take']) {
  const [address, setAddress] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const handed = useRef<string | undefined>(undefined);
  const id = address.get('conversion') ?? '';
  const { data: job } = useQuery({
    ...orpc.converters.get.queryOptions({ input: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : LOOK_AGAIN_MS),
  });
  useEffect(() => {
    if (job?.state !== 'done' || !job.result?.trim() || handed.current === job.id) return;
    handed.current = job.id;
    take({ name: job.title, text: job.result });
  }, [job, take]);
  const send = async (kind: keyof typeof WISHES, file: File): Promise<void> => {
    if (sending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const begun = await uploadFile<ConverterJob>({ path: `/ai/converters/files?${WISHES[kind]}`, file });
      setAddress({ conversion: begun.id }, { replace: true });
    } catch (error) {
      setProblem(problemOf(error, file));
    } finally {
      setSending(false);
    }
  };
  return { job, problem, send, busy: sending || (job !== undefined && isOpen(job)) };
}

const isOpen = ({ state }: ConverterJob): boolean => state === 'waiting' || state === 'running';
