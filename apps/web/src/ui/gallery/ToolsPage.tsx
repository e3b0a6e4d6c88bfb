import { IconFileText, IconLock, IconMessages, IconStar, IconStarFilled, IconWriting } from '@tabler/icons-react';
import { useState } from 'react';
import { CardGrid } from '../cards/CardGrid';
import { ItemCard } from '../cards/ItemCard';
import { MarbleTile } from '../cards/MarbleTile';
import { SearchField } from '../forms/SearchField';
import { PageHeader } from '../layout/PageHeader';
import { SectionHeader } from '../layout/SectionHeader';
import { Marble } from '../marbles/Marble';
import { IconButton } from '../overlays/IconButton';
import { SkeletonGrid } from '../status/SkeletonGrid';
import { GalleryShell } from './GalleryShell';

/** Page that corresponds to picture 02, with the cards of picture 03. */
export function ToolsPage() {
  const [text, setText] = useState('');
  const [starred, setStarred] = useState(true);
  return (
    <GalleryShell current="tools">
      <PageHeader
        title="Werkzeuge"
        actions={
          <SearchField label="Werkzeug suchen" clearLabel="Leeren" placeholder="Was möchtest du machen?" value={text} onChange={setText} />
        }
      />
      <SectionHeader title="Schreiben & Üben" text="Texte, Aufgaben, Rückmeldung" marble={<Marble colour="sonne" size={16} />} />
      <CardGrid shape="tiles">
        {['Arbeitsblatt', 'Textdokument', 'Schülerfeedback', 'Rückmeldungsbogen'].map((title, index) => (
          <MarbleTile
            key={title}
            title={title}
            text="Gemeinsam schreiben"
            href="#tool"
            marble={<Marble colour="sonne" swirl={index % 2 === 0 ? 0 : 1} icon={index % 2 === 0 ? IconFileText : IconWriting} size={52} />}
            action={
              <IconButton
                label="Lieblingswerkzeug"
                icon={starred ? IconStarFilled : IconStar}
                pressed={starred}
                pressedLook="star"
                iconSize={18}
                onClick={() => setStarred(!starred)}
                tipAlign="end"
              />
            }
          />
        ))}
      </CardGrid>
      <SectionHeader title="KI" text="Fragen, erzeugen, umwandeln" marble={<Marble colour="pflaume" size={16} />} />
      <CardGrid shape="tiles">
        {['KI-Chat', 'Persona-Chat'].map((title) => (
          <MarbleTile
            key={title}
            title={title}
            text="Fragen und Ideen"
            href="#tool"
            marble={<Marble colour="pflaume" icon={IconMessages} size={52} />}
          />
        ))}
      </CardGrid>
      <SectionHeader title="Inhalte" />
      <CardGrid>
        {['Beobachtungsprotokoll', 'Stockwerke des Waldes'].map((title) => (
          <ItemCard
            key={title}
            title={title}
            href="#item"
            preview={<div data-colour="sonne" style={{ background: 'var(--c-soft-swirl)' }} />}
            marble={<Marble colour="sonne" icon={IconWriting} size={34} />}
            kind="Textdokument"
            time="heute, 08:31"
            privacy={{ icon: IconLock, text: 'Nur ich' }}
          />
        ))}
      </CardGrid>
      <SectionHeader title="Lädt" />
      <SkeletonGrid label="Wird geladen" />
    </GalleryShell>
  );
}
