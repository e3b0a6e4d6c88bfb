import { type AccountLicence, LIMITS, PARTNER_COLOURS, type Partner, type PartnerColour } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import classes from '../../../ui/layout/panes.module.css';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../shell/LoadState';
import { RouterLink } from '../../shell/RouterLink';
import { usePartnerAction } from '../use-partner-action';
import { EnabledFor } from './EnabledFor';
import { PartnerMaterials } from './PartnerMaterials';

/** Where admins present a partner. */
export default function PartnerEditorPage() {
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const query = useQuery({ ...orpc.partners.get.queryOptions({ input: { id } }), refetchOnWindowFocus: false });
  useItemTitle(query.data?.name);
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
      {(partner) => <PartnerEditor key={partner.id} partner={partner} />}
    </LoadState>
  );
}

interface Draft {
  name: string;
  description: string;
  website: string;
  colour: PartnerColour;
  international: boolean;
  published: boolean;
  licences: AccountLicence[];
  schoolIds: string[];
}

function PartnerEditor({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners/editor');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const { run, busy } = usePartnerAction();
  const [asking, setAsking] = useState(false);
  const { id, description, colour, international, published, enabledFor } = partner;
  const [draft, setDraft] = useState<Draft>({
    ...{ name: partner.name, description, website: partner.website ?? '', colour, international, published },
    ...{ licences: enabledFor?.licences ?? [], schoolIds: enabledFor?.schoolIds ?? [] },
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const website = draft.website.trim();
  const nameless = draft.name.trim() === '';
  const wrongAddress = website !== '' && !/^https?:$/.test(URL.parse(website)?.protocol ?? '');
  const save = () => run('save', () => api.partners.update({ id, ...draft, website: website || null }));
  const destroy = () =>
    run('remove', async () => {
      await api.partners.remove({ id });
      void navigate('/partners');
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={<RouterLink href={partner.path}>{partner.name}</RouterLink>}
        actions={
          <>
            <Button variant="default" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
            <Button loading={busy === 'save'} disabled={nameless || wrongAddress} onClick={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      />
      <div className={classes.panes}>
        <section className={classes.part} aria-labelledby="about">
          <h2 id="about" className={classes.head}>
            {t('about')}
          </h2>
          <TextInput
            label={t('name')}
            maxLength={LIMITS.partner.name.max}
            value={draft.name}
            error={nameless && <FieldError>{t('nameless')}</FieldError>}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Textarea
            label={t('description')}
            rows={5}
            maxLength={LIMITS.partner.textMax}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <TextInput
            label={t('website')}
            type="url"
            maxLength={LIMITS.partner.websiteMax}
            value={draft.website}
            error={wrongAddress && <FieldError>{t('wrongAddress')}</FieldError>}
            onChange={(event) => change({ website: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('colour')}
            value={draft.colour}
            data={PARTNER_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
            onChange={(event) => change({ colour: event.currentTarget.value as PartnerColour })}
          />
          <SwitchRow
            label={t('published')}
            description={t('publishedText')}
            checked={draft.published}
            onChange={(value) => change({ published: value })}
          />
          <SwitchRow
            label={t('international')}
            description={t('internationalText')}
            checked={draft.international}
            onChange={(value) => change({ international: value })}
          />
          <h3 className={classes.head}>{t('enabledFor')}</h3>
          <p className={classes.hint}>{t('enabledForText')}</p>
          <EnabledFor
            licences={draft.licences}
            schoolIds={draft.schoolIds}
            onLicences={(licences) => change({ licences })}
            onSchools={(schoolIds) => change({ schoolIds })}
          />
        </section>
        <section className={classes.part} aria-labelledby="materials">
          <h2 id="materials" className={classes.head}>
            {t('materials')}
          </h2>
          <PartnerMaterials id={id} />
        </section>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        cancelLabel={shell('cancel')}
        busy={busy === 'remove'}
        onConfirm={() => void destroy()}
        onCancel={() => setAsking(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
