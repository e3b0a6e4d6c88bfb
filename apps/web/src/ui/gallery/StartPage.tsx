import {
  IconAdjustmentsHorizontal,
  IconChalkboardTeacher,
  IconChartBar,
  IconCloudHeart,
  IconDots,
  IconFileText,
  IconLayoutKanban,
  IconMessages,
  IconPencilCheck,
  IconPlus,
  IconTrash,
  IconWriting,
} from '@tabler/icons-react';
import { CardGrid } from '../cards/CardGrid';
import { ItemCard } from '../cards/ItemCard';
import { MarbleLink } from '../cards/MarbleLink';
import { Button } from '../forms/Button';
import { Band, BandCard } from '../layout/Band';
import { PageHeader } from '../layout/PageHeader';
import { SectionHeader } from '../layout/SectionHeader';
import { Marble } from '../marbles/Marble';
import { PresenceStack } from '../marbles/PresenceStack';
import { ActionMenu } from '../overlays/ActionMenu';
import { IconButton } from '../overlays/IconButton';
import { toast } from '../status/toast-queue';
import { GalleryShell } from './GalleryShell';

const tools = [
  ['Tafel', IconChalkboardTeacher, 'koralle', 1],
  ['Pinnwand', IconLayoutKanban, 'koralle', 0],
  ['Arbeitsblatt', IconFileText, 'sonne', 0],
  ['KI-Chat', IconMessages, 'pflaume', 0],
  ['Wortwolke', IconCloudHeart, 'koralle', 2],
  ['Umfrage', IconChartBar, 'koralle', 3],
  ['Textdokument', IconWriting, 'sonne', 1],
  ['Korrekturhilfe', IconPencilCheck, 'pflaume', 5],
] as const;

const people = ['Mila Arndt', 'Jonas Beck', 'Ayla Çelik', 'Ben Dorn'].map((name, index) => ({ id: `p${index}`, name }));

/** Page that corresponds to picture 01. */
export function StartPage() {
  return (
    <GalleryShell current="start">
      <PageHeader
        title="Guten Morgen, Deniz"
        text="Dienstag, 12. Mai"
        actions={
          <Button
            leftSection={<IconPlus size={20} stroke={1.9} />}
            onClick={() =>
              toast({ tone: 'success', text: 'Gespeichert und geteilt.', action: { label: 'Ansehen', onSelect: () => undefined } })
            }
          >
            Neu
          </Button>
        }
      />
      <Band label="Gerade live">
        <BandCard
          marble={<Marble colour="koralle" icon={IconLayoutKanban} size={44} />}
          title="Lebensraum Wald"
          text="Pinnwand · 7b Biologie"
          details={
            <>
              <PresenceStack people={people} label="18 gerade aktiv" size={28} />
              18 arbeiten gerade mit
            </>
          }
          action={<a href="#band">Ansehen</a>}
        />
        <BandCard
          marble={<Marble colour="koralle" swirl={3} icon={IconChartBar} size={44} />}
          title="Wie war das Experiment?"
          text="Umfrage · 7b Biologie"
          details="21 von 26 Antworten"
          action={<a href="#band">Ansehen</a>}
        />
      </Band>
      <SectionHeader
        title="Deine Lieblingswerkzeuge"
        action={
          <a href="#favourites">
            <IconAdjustmentsHorizontal size={18} stroke={1.9} aria-hidden />
            Anpassen
          </a>
        }
      />
      <CardGrid shape="marbles">
        {tools.map(([label, icon, colour, swirl]) => (
          <MarbleLink key={label} label={label} href="#tool" marble={<Marble colour={colour} icon={icon} swirl={swirl} size={72} />} />
        ))}
      </CardGrid>
      <SectionHeader title="Zuletzt bearbeitet" action={<a href="#all">Alles in der Ablage</a>} />
      <CardGrid>
        {[
          'Lebensraum Wald',
          'Fotosynthese verstehen',
          'Elternbrief Wandertag',
          'Rückmeldungsbogen bearbeiten und verschicken an alle Klassen',
        ].map((title, index) => (
          <ItemCard
            key={title}
            shape="recent"
            title={title}
            href="#item"
            preview={<div data-colour="sonne" style={{ background: 'var(--c-soft-swirl)' }} />}
            marble={<Marble colour="sonne" swirl={index % 2 === 0 ? 0 : 1} icon={IconWriting} size={30} />}
            kind="Textdokument"
            time="vor 40 Min."
            live={index === 0 ? 'Live' : undefined}
            actions={
              <ActionMenu
                actions={[
                  {
                    key: 'trash',
                    label: 'In den Papierkorb',
                    icon: IconTrash,
                    danger: true,
                    onSelect: () =>
                      toast({
                        tone: 'success',
                        text: '„Elternbrief“ liegt im Papierkorb.',
                        action: { label: 'Rückgängig', onSelect: () => undefined },
                      }),
                  },
                  { key: 'copy', label: 'Duplizieren', icon: IconFileText, onSelect: () => undefined },
                ]}
                button={(props) => (
                  <IconButton {...props} icon={IconDots} label={`Aktionen für ${title}`} variant="surface" tipAlign="end" />
                )}
              />
            }
          />
        ))}
      </CardGrid>
    </GalleryShell>
  );
}
