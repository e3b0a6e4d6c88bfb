import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { durationText } from '../../capture/duration-text';
import { readCaptions } from './caption-files';
import type { TimedLine } from './caption-times';
import classes from './editing.module.css';

interface TimedLinesProps {
  /** its texts below `lines` */
  of: 'captions' | 'chapters';
  lines: readonly TimedLine[];
  /** position of the player */
  at: number;
  most: number;
  longest: number;
  busy: boolean;
  /** true if the line at this time is cut off */
  isCut: (at: number) => boolean;
  onSeek: (at: number) => void;
  onSave: (lines: TimedLine[]) => void;
}

interface Row extends TimedLine {
  key: number;
}

/** More than a thousand lines with marks; a film under a wrong name is not read. */
const MOST_BYTES = 2_000_000;

function written(lines: readonly TimedLine[]): TimedLine[] {
  return lines.map(({ at, to, text }) => ({ at, to, text: text.trim() })).filter(({ text }) => text !== '');
}

/** Words at moments of a recording, written by hand: a new line begins where the player is. */
export function TimedLines({ of, lines, at, most, longest, busy, isCut, onSeek, onSave }: TimedLinesProps) {
  const { t } = useTranslation('recordings');
  const [rows, setRows] = useState<Row[]>(() => lines.map((line, key) => ({ ...line, key })));
  const [added, setAdded] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added !== undefined) list.current?.querySelector<HTMLInputElement>(`[data-row="${added}"] input`)?.focus();
  }, [added]);
  const add = (): void => {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, at: Math.round(at), text: '' }].toSorted((one, other) => one.at - other.at));
    setAdded(key);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(written(rows));
  };
  const takeFile = async (file: File): Promise<void> => {
    const read = file.size > MOST_BYTES ? [] : readCaptions(await file.text());
    if (read.length === 0 || read.length > most) {
      setRefusal(t(read.length === 0 ? `lines.${of}.noFile` : `lines.${of}.tooMany`, { name: file.name, count: read.length, most }));
      return;
    }
    setRefusal(undefined);
    setRows(read.map((line, key) => ({ ...line, key })));
    onSave(written(read));
  };
  return (
    <section className={classes.section} aria-labelledby={of}>
      <h2 id={of}>{t(`lines.${of}.title`)}</h2>
      {rows.length === 0 && <p className={classes.quiet}>{t(`lines.${of}.none`)}</p>}
      <form onSubmit={submit} className={classes.form}>
        <ol className={classes.lines} ref={list}>
          {rows.map((row) => (
            <li key={row.key} data-row={row.key} data-cut={isCut(row.at) || undefined}>
              <button
                type="button"
                className={classes.moment}
                onClick={() => onSeek(row.at)}
                aria-label={t('lines.seek', { time: durationText(row.at) })}
              >
                {durationText(row.at)}
              </button>
              <TextInput
                className={classes.words}
                aria-label={t(`lines.${of}.at`, { time: durationText(row.at) })}
                value={row.text}
                maxLength={longest}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setRows((before) => before.map((one) => (one.key === row.key ? { ...one, text: value } : one)));
                }}
              />
              <IconButton
                icon={IconTrash}
                label={t('lines.remove', { time: durationText(row.at) })}
                tipAlign="end"
                onClick={() => setRows(rows.filter((one) => one.key !== row.key))}
              />
            </li>
          ))}
        </ol>
        <div className={classes.row}>
          <Button
            variant="default"
            disabled={rows.length >= most}
            leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
            onClick={add}
          >
            {t(`lines.${of}.add`, { time: durationText(at) })}
          </Button>
          {of === 'captions' && (
            <Button
              variant="default"
              leftSection={<IconFileText size={20} stroke={1.9} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('lines.captions.file')}
            </Button>
          )}
          <Button type="submit" variant="light" loading={busy}>
            {t('lines.save')}
          </Button>
        </div>
        {of === 'captions' && (
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden
            accept=".vtt,.srt,text/vtt"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void takeFile(file);
            }}
          />
        )}
        {refusal && <p role="alert">{refusal}</p>}
      </form>
    </section>
  );
}
