import type { CardContents, NamesList } from '@murmel/contracts';
import { groupCount } from '@murmel/documents';
import { type FormEvent, useState } from 'react';
import settings from '../../../../core/parts/settings.module.css';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { TextInput } from '../../../../ui/forms/TextField';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../../ui/status/Notice';
import type { CardProps } from '../card-screen';
import { NamesPart } from '../shared/NamesPart';
import { useKindTexts } from '../texts';
import { mayBeByHand } from './formed-here';
import { readWish } from './group-wish';
import { useGroupActions } from './use-group-actions';

type By = CardContents['group']['by'];

/** Settings of the names, the number or the size of groups, and then the groups. */
export default function GroupSettings({ part: card, close }: CardProps<'group'> & { close(): void }) {
  const { chooseList } = useGroupActions(card);
  return (
    <NamesPart card={card} onChoose={chooseList}>
      {(list) => <Wish part={card} list={list} close={close} />}
    </NamesPart>
  );
}

function Wish({ part: card, list, close }: CardProps<'group'> & { list: NamesList; close(): void }) {
  const t = useKindTexts();
  const { t: shell } = useTranslation('shell');
  const { form, groupsNow } = useGroupActions(card);
  const [by, setBy] = useState<By>(card.content.by);
  const [typed, setTyped] = useState(String(card.content.number));
  const [impossible, setImpossible] = useState(false);
  const [asking, setAsking] = useState(false);
  const names = list.entries.length;
  const { number, problem } = readWish(names, by, typed);
  const formNow = async (): Promise<void> => {
    setAsking(false);
    if (number === undefined) return;
    const forming = form(list, { by, number });
    setImpossible(!forming);
    if ((await forming)?.ok) close();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mayBeByHand(card.id, groupsNow())) setAsking(true);
    else void formNow();
  };
  const change = (what: () => void) => {
    setImpossible(false);
    what();
  };
  return (
    <form className={settings.form} onSubmit={submit} noValidate>
      <PillTabs<By>
        label={t('group.by.label')}
        options={[
          { value: 'size', label: t('group.by.size') },
          { value: 'count', label: t('group.by.count') },
        ]}
        value={by}
        onChange={(wanted) => change(() => setBy(wanted))}
        fullWidth
      />
      <TextInput
        label={t(`group.by.${by}`)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={problem && <FieldError>{t(`group.problem.${problem.code}`, { limit: problem.limit })}</FieldError>}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(() => setTyped(value));
        }}
      />
      <p className={settings.hint} role="status">
        {number !== undefined && t('group.preview', { count: groupCount(names, by, number), names })}
        {list.apart.length > 0 && ` ${t('group.apart', { count: list.apart.length })}`}
      </p>
      {impossible && (
        <Notice tone="alert" announce>
          {t('group.impossible')}
        </Notice>
      )}
      <Button type="submit" disabled={problem !== undefined}>
        {t('group.form')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('group.again.title')}
        danger={false}
        confirmLabel={t('group.form')}
        cancelLabel={shell('cancel')}
        onConfirm={() => void formNow()}
        onCancel={() => setAsking(false)}
      >
        {t('group.again.text', { count: card.content.groups.length })}
      </ConfirmDialog>
    </form>
  );
}
