import { type ConverterJob, isTalk, TALKING_OUTPUTS } from '@murmel/contracts';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { toast } from '../../../ui/status/toast-queue';
import { Markdown } from '../markdown/Markdown';
import { useMarkdownTexts } from '../markdown/use-markdown-texts';
import { ReadAloudButton } from '../speech/speech-buttons';
import classes from './converters.module.css';
import { fileNameOf, titleOfResult } from './make-item';
import { shownResult } from './shown-result';
import { Talk } from './Talk';
import { UseResult } from './UseResult';

/** Shows what came of a conversion, as soon as it can be read, and the ways on with it. */
export function JobResult({ job }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const texts = useMarkdownTexts();
  const { result, sound, output, state } = job;
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([result ?? ''], { type: 'text/markdown;charset=utf-8' }));
    link.download = fileNameOf(titleOfResult(job), 'md');
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className={classes.part} aria-label={t('result')}>
      <h2>{t(state === 'done' ? 'result' : 'readable')}</h2>
      {sound && (
        <>
          {/* Its words stand below. */}
          <audio controls preload="metadata" src={`${sound.url}?inline`} className={classes.sound} aria-label={t(`outputs.${output}`)} />
          <a href={sound.url} download className={classes.download}>
            <IconDownload size={20} stroke={1.9} aria-hidden /> {t('downloadSound')}
          </a>
        </>
      )}
      {result !== null && (
        <>
          <div className={classes.buttons}>
            {state === 'done' && <UseResult job={job} />}
            <CopyButton
              text={result}
              label={t('copy')}
              copiedLabel={t('copied')}
              variant="default"
              onFailure={() => toast({ id: 'copy', tone: 'alert', text: t('copyFailed') })}
            />
            <Button variant="default" size="sm" leftSection={<IconFileText size={18} stroke={1.9} aria-hidden />} onClick={save}>
              {t('downloadText')}
            </Button>
            <ReadAloudButton text={result} variant="outline" />
          </div>
          <div className={classes.text}>
            {TALKING_OUTPUTS.includes(output) && isTalk(result) ? (
              <Talk text={result} />
            ) : (
              <Markdown text={shownResult(result)} texts={texts} />
            )}
          </div>
        </>
      )}
    </section>
  );
}
