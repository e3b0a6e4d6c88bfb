import type { PartOf } from '@murmel/documents';
import { ownOrigin } from '../../../platform/page/addresses';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { useFrameField } from '../frame/use-frame-field';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { useFrameTexts } from '../texts';
import classes from './embed-settings.module.css';
import { type EmbedInput, readEmbed } from './read-embed';

/** Input for the address of a page, or the embed snippet of a site. It reports which part of the snippet is used. */
export default function EmbedSettings({ part, close }: PartProps<PartOf<'embed'>> & { close(): void }) {
  const t = useFrameTexts();
  const change = useChange(part);
  const known = part.content.address ?? '';
  const { typed, busy, fits, refuse, field } = useFrameField(usePartHost().item.id, known);
  const read = readEmbed(typed, ownOrigin());
  const save = async () => {
    if (read.kind === 'empty') return close();
    if (read.kind === 'refused') return refuse(t('embed.refused'));
    if (read.kind !== 'fits') return;
    if (read.address === known) return close();
    if (!(await fits(read.address))) return;
    const { ok } = await change({ address: read.address });
    if (ok) close();
  };
  return (
    <Panel onDone={() => void save()} busy={busy} doneLabel={t(read.kind === 'fits' && read.address !== known ? 'apply' : 'done')}>
      <Textarea
        {...field}
        label={t('embed.address')}
        description={t('embed.addressHint')}
        rows={4}
        error={read.kind === 'own' ? <FieldError>{t('embed.own')}</FieldError> : field.error}
      />
      {read.kind === 'fits' && typed.includes('<') && <TakenOut read={read} />}
    </Panel>
  );
}

/** Parts of a snippet that are used, and those that are removed. */
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
