import {
  CONVERSION,
  CONVERTER_INPUTS,
  CONVERTER_OUTPUTS,
  CONVERTER_PAIRS,
  type ConverterInput,
  type ConverterOutput,
  isFileInput,
  MEGABYTE,
  SPOKEN_OUTPUTS,
} from '@murmel/contracts';
import { videoOf } from '@murmel/documents';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { monthLimitText } from '../../../platform/errors/month-limit';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { fileSize } from '../../../ui/files/file-size';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { Notice } from '../../../ui/status/Notice';
import { LimitButton } from '../../licences/LimitButton';
import { TOOL_PAGES } from '../../tools/tool-pages';
import { AiToolHeader } from '../AiToolHeader';
import { questionsQuery } from '../chat/chat-queries';
import type { PersonalDataWarningProps } from '../personal-data/PersonalDataWarning';
import { useSpeech } from '../speech/use-speech';
import { INPUT_ICONS, OUTPUT_ICONS } from './converter-looks';
import classes from './converters.module.css';
import { MaterialFields } from './MaterialFields';
import { FILES } from './material-files';
import { HISTORY_PATH } from './paths';
import { Tiles } from './Tiles';
import { type JobWishes, useBeginJob } from './use-begin-job';
import { Wishes } from './Wishes';

const PersonalDataWarning = lazyPage<PersonalDataWarningProps>(() => import('../personal-data/personal-data-warning-with-texts'), []);
/** Nothing is asked of other servers, until it is known. */
const NOTHING_ELSEWHERE = { youtube: false, filmSearch: false };

/** Page on which material and result are chosen. */
export default function ConvertersPage() {
  const { t, i18n } = useTranslation('ai/converters');
  const { t: chat } = useTranslation('ai/chat');
  const [input, setInput] = useState<ConverterInput>();
  const [output, setOutput] = useState<ConverterOutput>();
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File>();
  const [wishes, setWishes] = useState<Omit<JobWishes, 'output'>>({ voices: [] });
  const [tried, setTried] = useState(false);
  const begins = useBeginJob();
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  const { data: used } = useQuery(questionsQuery(CONVERSION));
  const { hears, voices, known } = useSpeech();
  const { youtube, filmSearch } = useQuery(orpc.converters.offers.queryOptions()).data ?? NOTHING_ELSEWHERE;
  const full = used !== undefined && used.limit !== null && used.used >= used.limit;
  // Nothing moves below a finger: most installations hear and have voices.
  const isOffered = { audio: hears || !known, video: hears || !known, youtube } as Partial<Record<ConverterInput, unknown>>;
  const inputs = CONVERTER_INPUTS.filter((one) => !(one in isOffered) || isOffered[one]);
  const outputs = CONVERTER_OUTPUTS.filter((one) => voices.length > 0 || !known || !SPOKEN_OUTPUTS.includes(one));
  const fits = (one: ConverterOutput) => input === undefined || CONVERTER_PAIRS[input].includes(one);
  const kind = input !== undefined && isFileInput(input) ? FILES[input] : undefined;
  const changeMaterial = (changed: { text?: string; address?: string; file?: File | undefined }) => {
    if (changed.text !== undefined) setText(changed.text);
    if (changed.address !== undefined) setAddress(changed.address);
    if (changed.file) setFile(changed.file);
  };
  const problem = problemWith();
  function problemWith(): string | undefined {
    if (input === undefined) return t('problem.input');
    if (input === 'text' && text.trim() === '') return t('problem.text');
    if (input === 'youtube' && videoOf(address)?.platform !== 'youtube') return t('problem.film');
    if (input === 'website' && !/^https?:\/\/\S+\.\S+/.test(address.trim())) return t('problem.address');
    if (kind && !file) return t('problem.file');
    if (kind && file?.size === 0) return t('problem.empty', { name: file.name });
    if (kind && file && file.size > kind.megabytes * MEGABYTE)
      return t('problem.tooLarge', { name: file.name, size: fileSize(file.size, i18n.language), max: kind.megabytes });
    return output === undefined || !fits(output) ? t('problem.output') : undefined;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || full || begins.busy || !input || !output) return;
    void begins.begin({ input, text: text.trim(), address: address.trim(), file }, { ...wishes, output });
  };
  if (cards.data?.models.length === 0)
    return (
      <>
        <PageHeader title={t('title')} text={t('text')} />
        <EmptyState title={chat('missing.title')} text={chat('missing.text')} />
      </>
    );
  return (
    <>
      <AiToolHeader
        title={t('title')}
        text={t('text')}
        history={{ label: t('history'), href: HISTORY_PATH }}
        info={{ label: t('info'), href: TOOL_PAGES.converters.infoRoute }}
      />
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('form')}>
        <section className={classes.part}>
          <Tiles
            legend={t('from')}
            name="input"
            options={inputs.map((one) => ({ value: one, label: t(`inputs.${one}`), icon: INPUT_ICONS[one] }))}
            value={input}
            onChange={(next) => {
              setInput(next);
              setFile(undefined);
              setAddress('');
            }}
          />
          {input && <MaterialFields {...{ input, text, address, file }} filmSearch={filmSearch} onChange={changeMaterial} />}
        </section>
        <section className={classes.part}>
          <Tiles
            legend={t('into')}
            name="output"
            options={outputs.map((one) => ({ value: one, label: t(`outputs.${one}`), icon: OUTPUT_ICONS[one], disabled: !fits(one) }))}
            value={output}
            onChange={setOutput}
          />
          {output && <Wishes output={output} voices={voices} wishes={wishes} onChange={setWishes} />}
        </section>
        <div className={classes.begin}>
          <div role="alert">{tried && problem !== undefined && <FieldError>{problem}</FieldError>}</div>
          {full && (
            <Notice actions={<LimitButton kind={CONVERSION} />}>
              {monthLimitText({ kind: CONVERSION, limit: used.limit ?? 0, resetsAt: used.resetsAt })}
            </Notice>
          )}
          {begins.refused && !(tried && problem !== undefined) && (
            <Notice tone="alert" announce>
              {begins.refused}
            </Notice>
          )}
          {begins.warned && (
            <PersonalDataWarning
              {...begins.warned}
              mayForce
              onRevise={() => begins.warned?.answer(false)}
              onSendAnyway={() => begins.warned?.answer(true)}
            />
          )}
          <div role="status">
            {begins.taking !== undefined && (
              <p className={classes.hint}>{t('takingSound', { percent: Math.floor(begins.taking * 100) })}</p>
            )}
          </div>
          <Button type="submit" size="lg" loading={begins.busy} disabled={full}>
            {t(full ? 'limitReached' : 'begin')}
          </Button>
          {used && used.limit !== null && (
            <p className={classes.hint}>{t('left', { count: Math.max(0, used.limit - used.used), limit: used.limit })}</p>
          )}
        </div>
      </form>
    </>
  );
}
