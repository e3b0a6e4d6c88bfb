import type { PartOf } from '@murmel/documents';
import { useState } from 'react';
import { ownOrigin } from '../../../platform/page/addresses';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { useFrameCheck } from '../frame/use-frame-check';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { useFrameTexts } from '../texts';
import classes from './embed-settings.module.css';
import { type EmbedInput, readEmbed } from './taken-out';

/** The address of a page, or the snippet that a site gives for it; says what of it is taken. */
export default function EmbedSettings({ part, close }: PartProps<PartOf<'embed'>> & { close(): void }) {
  const t = useFrameTexts();
  const change = useChange(part);
  const known = part.content.address ?? '';
  const [typed, setTyped] = useState(known);
  const [tried, setTried] = useState(false);
  const check = useFrameCheck(usePartHost().item.id);
  const read = readEmbed(typed, ownOrigin());
  const save = async () => {
    setTried(true);
    if (read.kind === 'empty') return close();
    if (read.kind !== 'fits') return;
    if (read.address === known) return close();
    if (!(await check.fits(read.address))) return;
    const { ok } = await change({ address: read.address });
    if (ok) close();
  };
  const problem = read.kind === 'own' ? t('embed.own') : tried && read.kind === 'refused' ? t('embed.refused') : check.problem;
  return (
    <Panel onDone={() => void save()} busy={check.busy} doneLabel={t(read.kind === 'fits' && read.address !== known ? 'apply' : 'done')}>
      <Textarea
        label={t('embed.address')}
        description={t('embed.addressHint')}
        value={typed}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setTried(false);
          check.forget();
        }}
        error={problem && <FieldError>{problem}</FieldError>}
      />
      {read.kind === 'fits' && typed.includes('<') && <TakenOut read={read} />}
    </Panel>
  );
}

/** What of a snippet is used, and what stays out. */
function TakenOut({ read: { address, scripts, others } }: { read: Extract<EmbedInput, { kind: 'fits' }> }) {
  const t = useFrameTexts();
  const out = [scripts > 0 && t('embed.scripts', { count: scripts }), others > 0 && t('embed.others', { count: others })].filter(
    (part) => part !== false,
  );
  return (
    <Notice title={t('embed.taken')} announce>
      {address}
      {out.length > 0 && <p className={classes.out}>{t('embed.out', { parts: out.join(t('embed.and')) })}</p>}
    </Notice>
  );
}
