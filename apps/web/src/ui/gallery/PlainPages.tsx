import {
  IconArrowLeft,
  IconChalkboardTeacher,
  IconChartBar,
  IconFileText,
  IconFolderPlus,
  IconLayoutGrid,
  IconLayoutKanban,
  IconLockOpen,
  IconMessages,
  IconMicrophone,
  IconPlus,
  IconQrcode,
  IconX,
} from '@tabler/icons-react';
import { MarbleTile } from '../cards/MarbleTile';
import { Button } from '../forms/Button';
import { Checkbox } from '../forms/Checkbox';
import { FieldError } from '../forms/FieldError';
import { PasswordField } from '../forms/PasswordField';
import { TextInput } from '../forms/TextField';
import { CenteredCard } from '../layout/CenteredCard';
import { LoginSplit } from '../layout/LoginSplit';
import { PageHeader } from '../layout/PageHeader';
import { PlainPage } from '../layout/PlainPage';
import { WallFrame } from '../layout/WallFrame';
import { Marble } from '../marbles/Marble';
import { IconButton } from '../overlays/IconButton';
import { EmptyState } from '../status/EmptyState';
import { ErrorState } from '../status/ErrorState';
import { GalleryShell } from './GalleryShell';

const frame = { homeHref: '?page=start', homeLabel: 'murmel, zur Startseite', skipLabel: 'Zum Inhalt' };
const eye = { showLabel: 'Passwort zeigen', hideLabel: 'Passwort verbergen' };

/** Page that corresponds to picture 13-login. */
export function LoginPage() {
  return (
    <LoginSplit
      slogan="Alle reden mit. Du behältst den Überblick."
      marbles={[
        { colour: 'koralle', size: 132, icon: IconLayoutKanban },
        { colour: 'sonne', size: 168, icon: IconChalkboardTeacher },
        { colour: 'himmel', size: 108, swirl: 2, icon: IconMicrophone },
        { colour: 'pflaume', size: 92, swirl: 1, icon: IconMessages },
        { colour: 'wiese', size: 64, swirl: 4, icon: IconQrcode },
      ]}
      homeHref="?page=start"
      homeLabel="murmel, zur Startseite"
      footer="Deutsch · English · Impressum · Datenschutz"
    >
      <PageHeader title="Anmelden" text="Für Lehrkräfte" />
      <form style={{ display: 'grid', gap: 20 }}>
        <TextInput size="lg" label="E-Mail" defaultValue="d.kaya@schule-am-park.example" />
        <PasswordField size="lg" label="Passwort" defaultValue="abcdefghijkl" {...eye} />
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Checkbox label="Angemeldet bleiben" />
          <a href="#forgotten">Passwort vergessen?</a>
        </div>
        <Button size="lg" fullWidth>
          Anmelden
        </Button>
        <Button size="lg" fullWidth variant="default">
          Mit Schulkonto anmelden
        </Button>
      </form>
    </LoginSplit>
  );
}

/** Page that corresponds to picture 13-notfound. */
export function NotFoundPage() {
  return (
    <PlainPage {...frame} centred>
      <ErrorState
        title="Hier liegt nichts mehr."
        text="Diese Adresse gibt es nicht. Vielleicht wurde der Inhalt gelöscht oder der Link ist unvollständig."
        code="Fehler 404"
        actions={
          <>
            <Button size="lg" leftSection={<IconLayoutGrid size={20} stroke={1.9} />}>
              Zu den Werkzeugen
            </Button>
            <Button size="lg" variant="default">
              Zur Startseite
            </Button>
          </>
        }
      />
    </PlainPage>
  );
}

/** Page that corresponds to picture 13-password. */
export function PasswordPage() {
  return (
    <PlainPage {...frame} centred footer={<a href="#imprint">Impressum</a>}>
      <CenteredCard
        marble={<Marble colour="koralle" swirl={3} icon={IconChartBar} size={64} />}
        title="Wie war das Experiment?"
        text="Diese Umfrage ist mit einem Passwort geschützt. Du bekommst es von der Person, die sie geteilt hat."
      >
        <PasswordField
          size="lg"
          label="Passwort"
          defaultValue="walt"
          error={<FieldError>Das Passwort stimmt nicht. Achte auf Groß- und Kleinschreibung.</FieldError>}
          {...eye}
        />
        <Button size="lg" fullWidth leftSection={<IconLockOpen size={20} stroke={1.9} />}>
          Öffnen
        </Button>
      </CenteredCard>
    </PlainPage>
  );
}

/** Page that corresponds to picture 13-empty-library. */
export function EmptyPage() {
  return (
    <GalleryShell current="library">
      <PageHeader
        title="Ablage"
        actions={
          <>
            <Button variant="default" leftSection={<IconFolderPlus size={20} stroke={1.9} />}>
              Ordner
            </Button>
            <Button leftSection={<IconPlus size={20} stroke={1.9} />}>Neu</Button>
          </>
        }
      />
      <EmptyState
        title="Noch ist alles frei."
        text="Was du anlegst, landet automatisch hier. Womit möchtest du anfangen?"
        marbles={[
          { colour: 'koralle', size: 96, icon: IconLayoutKanban },
          { colour: 'sonne', size: 130, icon: IconFileText },
          { colour: 'pflaume', size: 84, swirl: 1, icon: IconMessages },
          { colour: 'himmel', size: 58, swirl: 2, icon: IconMicrophone },
        ]}
        actions={
          <>
            <MarbleTile title="Pinnwand" href="#a" marble={<Marble colour="koralle" icon={IconLayoutKanban} size={44} />} />
            <MarbleTile title="Arbeitsblatt" href="#b" marble={<Marble colour="sonne" icon={IconFileText} size={44} />} />
          </>
        }
        link={<a href="#gallery">Oder eine Vorlage aus der Galerie übernehmen</a>}
      />
    </GalleryShell>
  );
}

/** Full screen for the wall. */
export function WallPage() {
  return (
    <WallFrame
      controlsLabel="Ansicht"
      controls={
        <>
          <IconButton label="Zurück" icon={IconArrowLeft} size={60} iconSize={26} tipSide="top" />
          <IconButton label="Beenden" icon={IconX} size={60} iconSize={26} tipSide="top" tipAlign="end" />
        </>
      }
    >
      <h1>Beobachtungsprotokoll Wald</h1>
      <p>Am Waldrand war der Boden trocken und hell. Zehn Schritte weiter im Wald war es 4 Grad kühler.</p>
    </WallFrame>
  );
}
