import {
  IconBookmark,
  IconDots,
  IconDownload,
  IconHourglass,
  IconKey,
  IconLink,
  IconLock,
  IconMaximize,
  IconPencil,
  IconShare3,
  IconUsers,
  IconWorld,
  IconWriting,
} from '@tabler/icons-react';
import { useState } from 'react';
import { QrCode } from '../cards/QrCode';
import { Button } from '../forms/Button';
import { CopyButton } from '../forms/CopyButton';
import { EditableTitle } from '../forms/EditableTitle';
import { PillTabs } from '../forms/PillTabs';
import { RadioCards } from '../forms/RadioCards';
import { SwitchRow } from '../forms/SwitchRow';
import { NativeSelect } from '../forms/TextField';
import { EditorHeader } from '../layout/EditorHeader';
import { Marble } from '../marbles/Marble';
import { PresenceStack } from '../marbles/PresenceStack';
import { Dialog } from '../overlays/Dialog';
import { IconButton } from '../overlays/IconButton';
import { StatusLine } from '../status/StatusLine';
import { toast } from '../status/toast-queue';

const privacy = [
  { value: 'locked', label: 'Nur ich', description: 'Niemand außer dir kann den Inhalt öffnen.', icon: IconLock },
  { value: 'members', label: 'Nur Mitglieder', description: 'Deine Klassen und Personen, die du einlädst.', icon: IconUsers },
  { value: 'password', label: 'Mit Passwort', description: 'Alle mit Link und Passwort.', icon: IconKey },
  { value: 'secret', label: 'Geheimer Link', description: 'Alle, die den Link kennen.', icon: IconLink },
  { value: 'public', label: 'Offenes Material (OER)', description: 'Für alle sichtbar in der Galerie, mit CC-Lizenz.', icon: IconWorld },
];
const people = ['Deniz Kaya', 'Mila Arndt', 'Ben Dorn', 'Jana', 'Lotta', 'Theo', 'Nils'].map((name, index) => ({ id: `v${index}`, name }));

/** Page that corresponds to picture 08-document-share. */
export function EditorPage() {
  const [opened, setOpened] = useState(new URLSearchParams(location.search).has('share'));
  const [level, setLevel] = useState('secret');
  const [guests, setGuests] = useState('write');
  const [template, setTemplate] = useState(false);
  const [title, setTitle] = useState('Beobachtungsprotokoll Wald');
  return (
    <>
      <EditorHeader
        back={{ href: '?page=start', label: 'Zurück zur Ablage' }}
        marble={<Marble colour="sonne" swirl={1} icon={IconWriting} size={40} />}
        title={<EditableTitle value={title} label="Titel" onCommit={setTitle} />}
        titleAction={<IconButton label="Merken" icon={IconBookmark} />}
        status={
          <>
            <span>
              <IconLink size={16} stroke={1.9} aria-hidden /> Geheimer Link
            </span>
            <StatusLine state="saved" text="Gespeichert" />
          </>
        }
        people={<PresenceStack people={people} label="7 gerade aktiv" max={3} />}
        actions={
          <>
            <Button leftSection={<IconShare3 size={20} stroke={1.9} />} onClick={() => setOpened(true)}>
              Teilen
            </Button>
            <IconButton label="Mehr" icon={IconDots} tipAlign="end" />
          </>
        }
      />
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Teilen"
        closeLabel="Schließen"
        size="xl"
        footer={
          <>
            <StatusLine state="saved" text="Änderungen gelten sofort" />
            <Button variant="default" onClick={() => toast({ tone: 'alert', text: 'Das hat nicht geklappt.' })}>
              Freigabe beenden
            </Button>
            <Button onClick={() => setOpened(false)}>Fertig</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))' }}>
          <RadioCards legend="Wer darf öffnen?" cards={privacy} value={level} onChange={setLevel} />
          <div style={{ display: 'grid', gap: 20, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PillTabs
              label="Was dürfen Gäste?"
              labelHidden={false}
              fullWidth
              options={[
                { value: 'invisible', label: 'Nichts sehen' },
                { value: 'read', label: 'Lesen' },
                { value: 'write', label: 'Mitschreiben' },
              ]}
              value={guests}
              onChange={setGuests}
            />
            <div
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 18,
                alignItems: 'center',
                padding: 14,
                borderRadius: 18,
                background: 'var(--surface-2)',
              }}
            >
              <QrCode value="https://murmel.example/protokoll7b" label="QR-Code zum Kurzlink" size={140} />
              <div style={{ display: 'grid', gap: 10 }}>
                <strong>murmel.example/protokoll7b</strong>
                <div style={{ display: 'flex', gap: 8 }}>
                  <CopyButton text="https://murmel.example/protokoll7b" label="Kopieren" copiedLabel="Kopiert" />
                  <IconButton label="Kurzlink ändern" icon={IconPencil} variant="outline" />
                  <IconButton label="Groß zeigen" icon={IconMaximize} variant="outline" />
                  <IconButton label="Herunterladen" icon={IconDownload} variant="outline" tipAlign="end" />
                </div>
              </div>
            </div>
            <NativeSelect
              label="Automatisch löschen"
              description="Danach liegt der Inhalt 30 Tage im Papierkorb."
              leftSection={<IconHourglass size={18} stroke={1.9} />}
              data={['nach einem Monat, am 12. Juni', 'nie']}
            />
            <SwitchRow
              label="Als Vorlage anbieten"
              description="Andere können eine eigene Kopie anlegen."
              checked={template}
              onChange={setTemplate}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}
