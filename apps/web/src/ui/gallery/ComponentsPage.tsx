import {
  IconCircleCheck,
  IconCopy,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlus,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../forms/Button';
import { Checkbox } from '../forms/Checkbox';
import { ErrorSummary } from '../forms/ErrorSummary';
import { FieldError } from '../forms/FieldError';
import { PillTabs } from '../forms/PillTabs';
import { SwitchRow } from '../forms/SwitchRow';
import { TextInput } from '../forms/TextField';
import { Marble } from '../marbles/Marble';
import { PersonMarble } from '../marbles/PersonMarble';
import { PresenceStack } from '../marbles/PresenceStack';
import { RollingMarble } from '../marbles/RollingMarble';
import { Wordmark } from '../marbles/Wordmark';
import { ActionMenu } from '../overlays/ActionMenu';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { Drawer } from '../overlays/Drawer';
import { Badge } from '../status/Badge';
import { LiveBadge } from '../status/LiveBadge';
import { Notice } from '../status/Notice';
import { ProgressBar } from '../status/ProgressBar';
import { QuotaBar } from '../status/QuotaBar';
import { SkeletonGrid } from '../status/SkeletonGrid';
import { StatusLine } from '../status/StatusLine';
import { toast } from '../status/toast-queue';
import { marbleColours } from '../theme/scales';

const people = ['Mila Arndt', 'Jonas Beck', 'Ayla Çelik', 'Ben Dorn', 'Lena', 'Theo Hahn', 'Ida Klein', 'Nils Sommer'].map(
  (name, index) => ({ id: `visitor-${index}`, name }),
);

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      style={{
        display: 'grid',
        gap: 14,
        alignContent: 'start',
        padding: 20,
        minWidth: 0,
        border: 'var(--edge) solid var(--line)',
        borderRadius: 18,
        background: 'var(--surface)',
      }}
    >
      <h2 style={{ margin: 0, fontSize: 15, color: 'var(--ink-2)' }}>{title}</h2>
      {children}
    </section>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

/** Page that corresponds to pictures 00. */
export function ComponentsPage() {
  const [tab, setTab] = useState('answers');
  const [on, setOn] = useState(true);
  const [question, setQuestion] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const say = (tone: 'success' | 'info' | 'alert') => () =>
    toast({
      tone,
      text: 'Hochladen hat nicht geklappt. Die Datei ist größer als 100 MB.',
      action: { label: 'Andere Datei', onSelect: () => undefined },
    });
  return (
    <main style={{ display: 'grid', gap: 16, padding: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))' }}>
      <h1 style={{ gridColumn: '1 / -1', margin: 0 }}>
        <Wordmark size={44} />
      </h1>
      <ProgressBar active label="Wird geladen" />
      <Panel title="Knöpfe">
        <div style={row}>
          <Button leftSection={<IconPlus size={20} stroke={1.9} />}>Neu</Button>
          <Button variant="default">Abbrechen</Button>
          <Button variant="light">Zurückholen</Button>
          <Button color="koralle" onClick={() => setQuestion(true)}>
            Löschen
          </Button>
          <Button variant="subtle" onClick={() => setDrawer(true)}>
            Mehr zeigen
          </Button>
          <Button disabled>Senden</Button>
          <Button loading>Senden</Button>
          <Button size="xl">Rückmeldungsbogen bearbeiten</Button>
        </div>
      </Panel>
      <Panel title="Felder">
        <TextInput label="Titel der Pinnwand" defaultValue="Lebensraum Wald" />
        <TextInput
          id="address"
          label="Adresse"
          defaultValue="htp:/waldwissen"
          error={<FieldError>Dies ist keine korrekte URL.</FieldError>}
        />
        <ErrorSummary
          title="Drei Angaben fehlen noch"
          errors={['address', 'b', 'c'].map((fieldId) => ({ fieldId, message: 'Schreib eine Adresse hinein.' }))}
        />
      </Panel>
      <Panel title="Status">
        <div style={row}>
          <LiveBadge>Live</LiveBadge>
          <LiveBadge>18 gerade aktiv</LiveBadge>
          <Badge tone="good" icon={IconPlayerPlayFilled}>
            Läuft
          </Badge>
          <Badge tone="notice" icon={IconPlayerPauseFilled}>
            Pausiert
          </Badge>
          <Badge icon={IconCircleCheck}>Beendet</Badge>
          <Badge tone="ai">KI</Badge>
          <StatusLine state="saved" text="Gespeichert" />
          <StatusLine state="saving" text="Speichert …" />
          <StatusLine state="offline" text="Nicht verbunden, wird nachgeholt" />
          <StatusLine state="readonly" text="Nur lesen" />
          <StatusLine state="error" text="Nicht gespeichert" />
          <PresenceStack people={people} label="8 gerade aktiv" max={3} />
          <PersonMarble id="a1" name="Ben Dorn" presence="here" />
          <PersonMarble id="b2" name="Ida Klein" presence="away" />
        </div>
        <div style={row}>
          {marbleColours.map((colour, index) => (
            <Marble key={colour} colour={colour} swirl={(index % 6) as 0 | 1 | 2 | 3 | 4 | 5} size={48} icon={IconShare3} />
          ))}
        </div>
      </Panel>
      <Panel title="Meldungen">
        <div style={row}>
          <Button variant="default" onClick={say('success')}>
            Erfolg
          </Button>
          <Button variant="default" onClick={say('info')}>
            Hinweis
          </Button>
          <Button variant="default" onClick={say('alert')}>
            Fehler
          </Button>
        </div>
      </Panel>
      <Panel title="Auswahl">
        <PillTabs
          label="Ansicht"
          fullWidth
          options={[
            { value: 'survey', label: 'Umfrage' },
            { value: 'answers', label: 'Abgaben', count: 21 },
          ]}
          value={tab}
          onChange={setTab}
        />
        <div style={row}>
          <Checkbox label="Ja" defaultChecked />
          <Checkbox label="Nein" />
        </div>
        <SwitchRow label="An" checked={on} onChange={setOn} />
        <SwitchRow label="Aus" checked={!on} onChange={() => setOn(!on)} />
      </Panel>
      <Panel title="Menü">
        <ActionMenu
          align="start"
          actions={[
            { key: 'delete', label: 'In den Papierkorb', icon: IconTrash, danger: true },
            { key: 'share', label: 'Teilen', icon: IconShare3 },
            { key: 'copy', label: 'Duplizieren', icon: IconCopy, description: 'Mit allen Bildern' },
          ]}
          button={(props) => (
            <Button variant="default" {...props}>
              Aktionen
            </Button>
          )}
        />
      </Panel>
      <Panel title="Kontingent und Hinweis">
        <QuotaBar
          label="KI-Bilder diesen Monat"
          used={17}
          limit={20}
          countText="17 von 20"
          hint="Noch 3 Bilder. Ab 1. Juni geht es wieder bei 0 los."
        />
        <Notice title="Persönliche Daten erkannt.">Bitte erst überarbeiten.</Notice>
        <Notice tone="alert" title="Nicht verbunden.">
          Deine Eingaben bleiben hier.
        </Notice>
      </Panel>
      <Panel title="Lädt">
        <RollingMarble label="Wird hochgeladen" percent={42} />
        <SkeletonGrid label="Wird geladen" count={2} shape="tiles" />
      </Panel>
      <ConfirmDialog
        opened={question}
        title="Papierkorb leeren?"
        confirmLabel="Endgültig löschen"
        cancelLabel="Abbrechen"
        onConfirm={() => setQuestion(false)}
        onCancel={() => setQuestion(false)}
      >
        3 Inhalte werden für immer gelöscht. Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
      <Drawer opened={drawer} onClose={() => setDrawer(false)} title="Einstellungen" closeLabel="Schließen">
        <SwitchRow label="An" checked={on} onChange={setOn} />
      </Drawer>
    </main>
  );
}
