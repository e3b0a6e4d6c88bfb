import { type AccountLicence, bareAddress, isBlank, LIMITS, PARTNER_COLOURS, type Partner, type PartnerColour } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { FieldError } from '../../../ui/forms/FieldError';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import classes from '../../../ui/layout/panes.module.css';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { EditorialEditor } from '../../editorial/EditorialEditor';
import { LoadState } from '../../page/LoadState';
import { usePartnerAction } from '../use-partner-action';
import { EnabledFor } from './EnabledFor';
import { LogoField } from './LogoField';
import { PartnerMaterials } from './PartnerMaterials';

/** Page on which admins edit the presentation of a partner. */
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

interface PartnerDraft {
  name: string;
  description: string;
  website: string;
  logoAlt: string;
  colour: PartnerColour;
  international: boolean;
  published: boolean;
  licences: AccountLicence[];
  schoolIds: string[];
}

function PartnerEditor({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners/editor');
  const navigate = useNavigate();
  const { run, busy } = usePartnerAction();
  const { id, description, colour, international, published, enabledFor } = partner;
  const [draft, setDraft] = useState<PartnerDraft>({
    ...{
      name: partner.name,
      description,
      website: partner.website ?? '',
      logoAlt: partner.logo?.alt ?? '',
      colour,
      international,
      published,
    },
    ...{ licences: enabledFor?.licences ?? [], schoolIds: enabledFor?.schoolIds ?? [] },
  });
  const change = (part: Partial<PartnerDraft>) => setDraft((before) => ({ ...before, ...part }));
  const website = bareAddress(draft.website);
  const nameless = isBlank(draft.name);
  const wrongAddress = website !== '' && !/^https?:$/.test(URL.parse(website)?.protocol ?? '');
  const save = () => run('save', () => api.partners.update({ id, ...draft, website: website || null }));
  const destroy = () =>
    run('remove', async () => {
      await api.partners.remove({ id });
      void navigate('/partners');
    });
  return (
    <EditorialEditor
      texts="partners/editor"
      page={{ href: partner.path, title: partner.name }}
      about={
        <>
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
          <LogoField partner={partner} alt={draft.logoAlt} onAlt={(logoAlt) => change({ logoAlt })} />
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
        </>
      }
      contents={{
        title: t('materials'),
        content: <PartnerMaterials id={id} />,
      }}
      busy={busy}
      incomplete={nameless || wrongAddress}
      onSave={() => void save()}
      onRemove={() => void destroy()}
    />
  );
}
